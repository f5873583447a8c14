/// What a command line asks for.
enum Command {
    /// Print what an event costs, and fail if a target is missed and that is checked.
    case costs(isChecked: Bool)

    /// Print what a round trip over the control socket costs, and fail if the app grows and that is checked.
    case socket(isChecked: Bool)

    /// Print what a long trace costs, and fail if it is too large and that is checked.
    case trace(isChecked: Bool)

    /// Print what registering many services costs.
    case services

    /// Explain the command.
    case help

    /// Bring events of a kind and print nothing; what strace runs.
    case play(Kind)

    /// Do what grows with a size and print nothing; what valgrind runs.
    case grow(Growth, size: Int)

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
          --check               end with status 1 if a target is missed
        """

    /// Understands a command line; nil if it makes no sense.
    ///
    /// - Parameter arguments: The command line without the name of the program.
    init?(arguments: [String]) {
        let rest = arguments.dropFirst()
        switch arguments.first {
        case nil: self = .costs(isChecked: false)
        case "--check" where rest.isEmpty: self = .costs(isChecked: true)
        case "socket" where rest.isEmpty: self = .socket(isChecked: false)
        case "socket" where Array(rest) == ["--check"]: self = .socket(isChecked: true)
        case "trace" where rest.isEmpty: self = .trace(isChecked: false)
        case "trace" where Array(rest) == ["--check"]: self = .trace(isChecked: true)
        case "services" where rest.isEmpty: self = .services
        case "help", "--help", "-h": self = .help
        case "app" where rest.isEmpty: self = .app
        case "play" where rest.count == 1:
            guard let kind = Kind(rawValue: arguments[1]) else { return nil }
            self = .play(kind)
        case "grow" where rest.count == 2:
            guard let growth = Growth(rawValue: arguments[1]), let size = Int(arguments[2]) else { return nil }
            self = .grow(growth, size: size)
        default: return nil
        }
    }

    /// The command line that asks for it.
    var arguments: [String] {
        switch self {
        case .costs(let isChecked): isChecked ? ["--check"] : []
        case .socket(let isChecked): isChecked ? ["socket", "--check"] : ["socket"]
        case .trace(let isChecked): isChecked ? ["trace", "--check"] : ["trace"]
        case .services: ["services"]
        case .help: ["help"]
        case .play(let kind): ["play", kind.rawValue]
        case .grow(let growth, let size): ["grow", growth.rawValue, "\(size)"]
        case .app: ["app"]
        }
    }
}
