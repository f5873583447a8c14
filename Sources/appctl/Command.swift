import Foundation
import HeadlessUIKit

/// What a command line asks for.
enum Command {
    case help(Topic)
    case list(Format)
    case tell(app: String, ControlRequest, Format, timeout: TimeInterval)

    /// How an answer is printed.
    enum Format {
        /// For people.
        case text
        /// For programs: one JSON value per line.
        case json
    }

    /// What there is help for.
    enum Topic {
        case everything
        case list
        case verb(ControlRequest.Verb)
    }
}

/// A command line that does not make sense, and what would.
struct UsageError: Error {
    let problem: String
    let remedy: String
}
