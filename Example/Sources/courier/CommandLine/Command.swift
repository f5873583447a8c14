#if os(Linux) || os(macOS)
import DecoupledAppDelegate

/// What a command line asks for.
enum Command: Equatable {
    /// Run the app, launched by a URL if there is one, and write a trace of it to a file if one is named.
    case run(EventLog.Format, trace: String?)

    /// Show what the app does.
    case tour

    /// Show which handlers the app has.
    case roles

    /// Check whether the handlers fit together, and with an Info.plist.
    case check(infoPlist: String?)

    #if RemoteNotifications
    /// Compare the app delegate of a shop with its handlers.
    case compare(Compare.Request)
    #endif

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
        switch arguments.first {
        case "tour":
            try Self.allow(0, of: arguments)
            self = .tour
        case "roles":
            try Self.allow(0, of: arguments)
            self = .roles
        case "check":
            try Self.allow(1, of: arguments)
            self = .check(infoPlist: arguments.dropFirst().first)
        #if RemoteNotifications
        case "compare":
            self = .compare(try Self.comparison(arguments.dropFirst()))
        #endif
        case "help":
            try Self.allow(0, of: arguments)
            self = .help
        default:
            self = try Self.run(arguments)
        }
    }

    /// Throws if a command has too many arguments.
    private static func allow(_ count: Int, of arguments: [String]) throws(UsageError) {
        guard arguments.count > count + 1 else { return }
        let surplus = arguments[count + 1]
        throw UsageError(
            count == 0
                ? "\(arguments[0]) takes no arguments, but “\(surplus)” was given"
                : "\(arguments[0]) takes one argument, but “\(surplus)” was given as well"
        )
    }

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
                throw UsageError("pass one URL, not both “\(url)” and “\(argument)”")
            } else if argument.contains("://"), URL(string: argument)?.scheme?.isEmpty == false {
                url = argument
            } else {
                throw UsageError(
                    "“\(argument)” is not a command (tour, roles, check, compare, help) or a URL such as courier://parcel/7"
                )
            }
        }
        return .run(format, trace: trace)
    }

    #if RemoteNotifications
    private static func comparison(_ arguments: ArraySlice<String>) throws(UsageError) -> Compare.Request {
        guard let option = arguments.first else { return .whole }
        if option == "--self-test", arguments.count == 1 { return .selfTest }
        guard option == "--lose", arguments.count == 2, let loss = arguments.last.flatMap(Loss.init) else {
            let names = Loss.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError(
                "compare takes --self-test, or --lose and one of \(names), not “\(arguments.joined(separator: " "))”")
        }
        return .losing(loss)
    }
    #endif

    private static func path(_ argument: String?) throws(UsageError) -> String {
        guard let argument, !argument.isEmpty, !argument.hasPrefix("-") else {
            throw UsageError("--trace needs a file, such as trace.json")
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
        guard let name else { throw UsageError("--log needs a format: text or json") }
        guard let format = Self(rawValue: name) else { throw UsageError("--log takes text or json, not “\(name)”") }
        self = format
    }
}
#endif
