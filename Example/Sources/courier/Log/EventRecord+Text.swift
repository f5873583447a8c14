import DecoupledAppDelegate

extension EventRecord {
    /// The record in a line: the event, who said what, what went back, and who was not asked and why.
    var text: String {
        let asks = asked.map { "\($0.handler)\($0.isObserver ? " (observes)" : ""): \($0.answer)" }
        let asked = asks.isEmpty ? "nobody" : asks.joined(separator: ", ")
        let notAsked = notAsked.map { "; \($0.handler) not asked: \($0.reason)" }
        let event = input.isEmpty ? "\(event)" : "\(event) \(input)"
        let milliseconds = (duration * 1_000).formatted(
            .number.precision(.fractionLength(1)).locale(.init(identifier: "en_US_POSIX")))
        return "\(event)  \(asked) → \(answer)\(notAsked.joined())  (\(milliseconds) ms)"
    }
}
