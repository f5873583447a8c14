import HeadlessUIKit

/// The command's help.
enum Help {
    static let usage = """
        usage: appctl APP VERB [ARGUMENT] [--json] [--timeout SECONDS]
               appctl list [--json]
               appctl help [VERB]
        """

    static func usage(of verb: ControlRequest.Verb) -> String { "usage: appctl APP \(synopsis(of: verb))" }

    /// How the command is typed, and how an app is addressed whose name is the first of the words, if that may be meant.
    static func usage(of verb: ControlRequest.Verb? = nil, orApp words: [String]) -> String {
        let usage = verb.map(usage(of:)) ?? usage
        guard words.count > 1, ControlRequest.Verb(rawValue: words[1]) != nil else { return usage }
        return "\(usage)\nan app of that name: appctl -- \(words.joined(separator: " ").shown())"
    }

    static func text(about topic: Command.Topic) -> String {
        switch topic {
        case .everything: everything
        case .list: list
        case .verb(let verb): text(about: verb)
        }
    }

    /// The verbs with their arguments, a line each.
    static var verbs: String { table(ControlRequest.Verb.allCases.map { (synopsis(of: $0), $0.entry.summary) }) }

    private static var everything: String {
        """
        Sends an event to a running app, as UIKit would, and prints the handlers' result.

        \(usage)

        \(verbs)

        With --json it prints one JSON value per line, for other programs.
        It waits 60 seconds for a result, or as long as --timeout says; watch waits until the app ends.
        Output to a terminal has colors unless NO_COLOR is set.

        After “--” nothing is an option. If only options come before it, the next word is the name of an app, even if it is
        help, list or a verb, or begins with a hyphen: appctl -- list status

        Exit status:
        \(table(ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }))
        """
    }

    private static let list = """
        usage: appctl list

        Prints the names of the running apps, one per line. If none is running, it says so on standard error and
        exits with status 0 all the same.
        """

    private static func text(about verb: ControlRequest.Verb) -> String {
        let example = ["appctl", "courier", verb.rawValue] + verb.entry.example
        return """
            \(usage(of: verb))

            \(verb.entry.summary)
            \(verb.entry.discussion)

            example: \(example.joined(separator: " "))
            """
    }

    private static func synopsis(of verb: ControlRequest.Verb) -> String {
        ([verb.rawValue] + verb.entry.parameters).joined(separator: " ")
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { row in
            "  \(row.0.padding(toLength: width, withPad: " ", startingAt: 0))  \(row.1)"
        }
        .joined(separator: "\n")
    }
}
