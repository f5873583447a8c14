#if os(Linux) || os(macOS)
/// Prints the tour in columns: what is sent to the app, the outcome, and the handlers' results.
struct TourTable {
    private let inputWidth: Int
    private let outcomeWidth: Int

    /// Fits the columns to the steps.
    init(of steps: [TourStep]) {
        inputWidth = Self.width(of: steps.map(\.input) + [Head.input])
        outcomeWidth = Self.width(of: steps.map(\.outcome) + [Head.outcome])
    }

    func printHead() {
        Console.print(row(Head.input, Head.outcome, Head.events))
    }

    /// Prints what is sent, so that it can be seen if there is no outcome.
    func printBeginning(of step: TourStep) {
        Console.print(pad(step.input, inputWidth), terminator: "")
    }

    func printEnd(of step: TourStep) {
        let events = step.events.map(String.init(describing:))
        Console.print(pad(step.outcome, outcomeWidth) + (events.first ?? ""))
        for event in events.dropFirst() {
            Console.print(row("", "", event))
        }
    }

    func printFailure() {
        Console.print("FAILED")
    }

    private enum Head {
        static let input = "sent to the app"
        static let outcome = "outcome"
        static let events = "handler results → merged result"
    }

    private func row(_ input: String, _ outcome: String, _ events: String) -> String {
        pad(input, inputWidth) + pad(outcome, outcomeWidth) + events
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: width - text.count)
    }

    private static func width(of texts: [String]) -> Int {
        (texts.map(\.count).max() ?? 0) + 2
    }
}
#endif
