/// What a command line asks for.
enum Command: Equatable {
    /// Put the library, the host or their tests under stress.
    case test(StressTest, isShort: Bool)

    /// Be the app that is stormed.
    case stormedApp

    /// Be the app that many clients talk to.
    case soakedApp(hasScenes: Bool)

    /// Explain the command.
    case help

    /// A way to put something under stress.
    enum StressTest: String, CaseIterable {
        case fuzz, soak, storm, mutate, leaks
    }

    static let usage = """
        usage: stress fuzz|soak|storm|mutate|leaks [--short]
               stress help

          stress fuzz     feed what reads text from outside with input made up by libFuzzer
          stress soak     have an app serve many clients while it is stopped and continued, and compare its log with what they sent
          stress storm    send an app storms of signals, of clients at once, and of clients that connect and leave
          stress mutate   break the sources in one place after the other, and see whether the tests notice
          stress leaks    count what an app has leaked after few and after many events; built with --sanitize=address
          --short          take less than a minute, after building

        Each prints a table, and ends with status 1 if a target is missed.
        """

    /// Understands a command line; nil if it makes no sense.
    ///
    /// - Parameter arguments: The command line without the name of the program.
    init?(arguments: [String]) {
        switch arguments {
        case ["help"], ["--help"], ["-h"]: self = .help
        case Self.stormedApp.arguments: self = .stormedApp
        case Self.soakedApp(hasScenes: true).arguments: self = .soakedApp(hasScenes: true)
        case Self.soakedApp(hasScenes: false).arguments: self = .soakedApp(hasScenes: false)
        default:
            let options = arguments.dropFirst()
            guard let test = arguments.first.flatMap(StressTest.init), options.isEmpty || options == ["--short"] else {
                return nil
            }
            self = .test(test, isShort: !options.isEmpty)
        }
    }

    /// The command line that asks for it.
    var arguments: [String] {
        switch self {
        case .test(let test, let isShort): [test.rawValue] + (isShort ? ["--short"] : [])
        case .stormedApp: ["stormed-app"]
        case .soakedApp(let hasScenes): ["soaked-app", hasScenes ? "scenes" : "no-scenes"]
        case .help: ["help"]
        }
    }

    /// Does what the command line asks for.
    ///
    /// - Returns: Whether the targets are met.
    /// - Throws: Why nothing can be said about them.
    @MainActor
    func perform() throws -> Bool {
        switch self {
        case .test(.fuzz, let isShort): return try Fuzz(isShort ? .short : .long).run()
        case .test(.soak, let isShort): return try Soak(isShort ? .short : .long).run()
        case .test(.storm, let isShort): return try Storm(isShort ? .short : .long).run()
        case .test(.mutate, let isShort): return try Mutate(isShort ? .short : .long).run()
        case .test(.leaks, let isShort): return try Leaks(isShort ? .short : .long).run()
        case .stormedApp: StormedApp.run()
        case .soakedApp(let hasScenes): SoakedApp.run(hasScenes: hasScenes)
        case .help:
            print(Self.usage)
            return true
        }
    }
}
