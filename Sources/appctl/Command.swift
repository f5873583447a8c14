import HeadlessUIKit

/// What a command line asks for.
enum Command {
    case help(Topic)
    case list(Format)
    case tell(app: String, ControlRequest, Format)

    /// How an answer is printed.
    enum Format {
        /// For people.
        case text
        /// For programs: a JSON value a line.
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
