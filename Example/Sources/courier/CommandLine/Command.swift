#if os(Linux) || os(macOS)
import Foundation

/// What a command line asks for.
enum Command: Equatable {
    /// Run the app, launched by a URL if there is one, and write a trace of it to a file if one is named.
    case run(EventLog.Format, trace: String?)

    /// Show what the app does.
    case tour

    /// Show which handlers the app has.
    case roles

    /// Explain the command.
    case help

    /// Understands a command line.
    ///
    /// - Parameter arguments: The command line without the name of the program.
    /// - Throws: A `UsageError` if it makes no sense.
    init(arguments: [String]) throws(UsageError) {
        guard !arguments.contains("--help"), !arguments.contains("-h") else {
            self = .help
            return
        }
        if let first = arguments.first, let command = Self.named[first] {
            if let second = arguments.dropFirst().first {
                throw UsageError("\(first) takes no arguments, such as “\(second)”")
            }
            self = command
            return
        }
        self = try Self.run(arguments)
    }

    private static let named = ["tour": Command.tour, "roles": .roles]

    private static func run(_ arguments: [String]) throws(UsageError) -> Command {
        var format = EventLog.Format.text
        var trace: String?
        var url: String?
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--log" {
                format = try EventLog.Format(named: rest.popFirst())
            } else if argument == "--trace" {
                trace = try path(rest.popFirst())
            } else if argument.hasPrefix("-") {
                throw UsageError("there is no option “\(argument)”")
            } else if let url {
                throw UsageError("the app can be launched by one URL, not by “\(url)” and “\(argument)”")
            } else if argument.contains("://"), URL(string: argument)?.scheme?.isEmpty == false {
                url = argument
            } else {
                throw UsageError("“\(argument)” is neither “tour”, “roles” nor a URL such as courier://parcel/7")
            }
        }
        return .run(format, trace: trace)
    }

    private static func path(_ argument: String?) throws(UsageError) -> String {
        guard let argument, !argument.isEmpty, !argument.hasPrefix("-") else {
            throw UsageError("--trace needs a file after it, such as trace.json")
        }
        // The app takes whatever has “://” in it for the URL that launches it.
        guard !argument.contains("://") else { throw UsageError("--trace takes the path of a file, not “\(argument)”") }
        return argument
    }
}

/// A command line that makes no sense.
struct UsageError: Error {
    /// What is wrong with it.
    let problem: String

    init(_ problem: String) {
        self.problem = problem
    }
}

extension EventLog.Format {
    fileprivate init(named name: String?) throws(UsageError) {
        guard let name else { throw UsageError("--log needs a word after it: text or json") }
        guard let format = Self(rawValue: name) else { throw UsageError("--log takes text or json, not “\(name)”") }
        self = format
    }
}
#endif
