#if os(Linux) || os(macOS)
import DecoupledAppDelegate

extension AnsweredEvent: Decodable {
    /// What the tour reads of a record.
    private struct Record: Decodable {
        struct Call: Decodable {
            let handler, kind, answer: String

            var words: String { "\(handler)\(kind == "interception" ? " (interception)" : "") \(answer)" }
        }

        let method, answer: String
        let asked: [Call]
    }

    /// Reads the event of a record, without the observers of a debug build, whose answers are not used.
    init(from decoder: any Decoder) throws {
        let record = try Record(from: decoder)
        event = AppEvent(rawValue: record.method)
        asked = record.asked.filter { $0.kind != "observer" }.map(\.words)
        answer = record.answer
    }
}
#endif
