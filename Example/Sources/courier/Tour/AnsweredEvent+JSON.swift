#if os(Linux) || os(macOS)
import DecoupledAppDelegate

extension AnsweredEvent: Decodable {
    /// What the tour reads of a record.
    private struct Record: Decodable {
        struct Call: Decodable {
            let handler, kind, answer: String

            var words: String { "\(handler)\(kind == "interception" ? " (interception)" : "") \(answer)" }
        }

        struct Omission: Decodable {
            let handler, reason: String

            /// What a condition has done; nil for a handler that was not called.
            var words: String? {
                switch reason {
                case "held": "held by \(handler)"
                case "released": reason
                default: nil
                }
            }
        }

        let method, answer: String
        let asked: [Call]
        let notAsked: [Omission]
    }

    /// Reads the event of a record, without the observers of a debug build, whose answers are not used.
    init(from decoder: any Decoder) throws {
        let record = try Record(from: decoder)
        event = AppEvent(rawValue: record.method)
        asked =
            record.notAsked.compactMap(\.words) + record.asked.filter { $0.kind != "observer" }.map(\.words)
        answer = record.answer
    }
}
#endif
