/// What a command line asks for.
enum Command {
    /// Print what an event costs, and fail if a target is missed and that is checked.
    case counts(isChecked: Bool)

    /// Print what a round trip over the control socket costs, and fail if the app grows and that is checked.
    case socket(isChecked: Bool)

    /// Print what a long trace costs, and fail if it is too large and that is checked.
    case trace(isChecked: Bool)

    /// Print what registering many services costs.
    case services

    /// Explain the command.
    case help

    /// Deliver events, and as many again, and print nothing; what valgrind runs.
    case deliver(Setup, events: Int)

    /// Bring events of a kind and print nothing; what callgrind and strace run, of which only one may count.
    case play(Kind, isTraced: Bool)

    /// Be the app that `socket` talks to.
    case app

    static let usage = """
        usage: benchmarks [--check]
               benchmarks socket [--check]
               benchmarks trace [--check]
               benchmarks services
               benchmarks help

          benchmarks            print what an event of each kind to 1, 8 and 64 handlers costs
          benchmarks socket     print what a round trip over the control socket costs
          benchmarks trace      print what a trace takes up after 100,000 events, and how long its export takes
          benchmarks services   print what registering 100 services costs
          --check               end with status 1 if a count misses its target; times are not checked
        """

    /// Understands a command line; nil if it makes no sense.
    ///
    /// - Parameter arguments: The command line without the name of the program.
    init?(arguments: [String]) {
        let rest = arguments.dropFirst()
        switch arguments.first {
        case nil: self = .counts(isChecked: false)
        case "--check" where rest.isEmpty: self = .counts(isChecked: true)
        case "socket" where rest.isEmpty: self = .socket(isChecked: false)
        case "socket" where Array(rest) == ["--check"]: self = .socket(isChecked: true)
        case "trace" where rest.isEmpty: self = .trace(isChecked: false)
        case "trace" where Array(rest) == ["--check"]: self = .trace(isChecked: true)
        case "services" where rest.isEmpty: self = .services
        case "help", "--help", "-h": self = .help
        case "app" where rest.isEmpty: self = .app
        case "deliver" where rest.count == 3:
            guard
                let subject = Subject(rawValue: arguments[1]), let handlers = Int(arguments[2]),
                let events = Int(arguments[3])
            else { return nil }
            self = .deliver(Setup(subject: subject, handlers: handlers), events: events)
        case "play" where rest.count == 2:
            guard let kind = Kind(rawValue: arguments[1]), ["counted", "traced"].contains(arguments[2]) else {
                return nil
            }
            self = .play(kind, isTraced: arguments[2] == "traced")
        default: return nil
        }
    }

    /// The command line that asks for it.
    var arguments: [String] {
        switch self {
        case .counts(let isChecked): isChecked ? ["--check"] : []
        case .socket(let isChecked): isChecked ? ["socket", "--check"] : ["socket"]
        case .trace(let isChecked): isChecked ? ["trace", "--check"] : ["trace"]
        case .services: ["services"]
        case .help: ["help"]
        case .deliver(let setup, let events): ["deliver", setup.subject.rawValue, "\(setup.handlers)", "\(events)"]
        case .play(let kind, let isTraced): ["play", kind.rawValue, isTraced ? "traced" : "counted"]
        case .app: ["app"]
        }
    }
}
