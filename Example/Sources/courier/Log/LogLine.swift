import DecoupledAppDelegate

/// What became of one event, as `--log json` writes it.
struct LogLine: Codable {
    /// The selector of the event's method.
    let event: String

    /// The slot that the event went to.
    let slot: String

    /// The type names of the handlers that were asked, in call order.
    let handlers: [String]

    /// What each of them said, in the same order.
    let answers: [String]

    /// What went back to the system.
    let answer: String

    /// How long it took until the system was answered.
    let milliseconds: Double

    init(_ record: EventRecord) {
        event = record.event.rawValue
        slot = record.slot
        handlers = record.asked.map(\.handler)
        answers = record.asked.map(\.answer)
        answer = record.answer
        milliseconds = (record.duration * 1_000_000).rounded() / 1_000
    }

    /// The line, without its end.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        } catch {
            // Strings and a finite number can always be encoded.
            preconditionFailure("\(error)")
        }
    }
}
