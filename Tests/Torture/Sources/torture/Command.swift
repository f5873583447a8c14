/// What a command line asks for.
enum Command: Equatable {
    /// Put the library, the host or their tests under strain.
    case strain(Strain, isShort: Bool)

    /// Be the app that is stormed.
    case stormedApp

    /// Be the app that many clients talk to.
    case soakedApp(hasScenes: Bool)

    /// Explain the command.
    case help

    /// A way to put something under strain.
    enum Strain: String, CaseIterable {
        case fuzz, soak, storm, mutate, leaks
    }

    static let usage = """
        usage: torture fuzz|soak|storm|mutate|leaks [--short]
               torture help

          torture fuzz     feed what reads text from outside with input made up by libFuzzer
          torture soak     have an app serve many clients while it is stopped and continued, and compare its log with what they sent
          torture storm    send an app storms of signals, of clients at once, and of clients that connect and leave
          torture mutate   break the sources in one place after the other, and see whether the tests notice
          torture leaks    count what an app has leaked after few and after many events; built with --sanitize=address
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
            guard let strain = arguments.first.flatMap(Strain.init), options.isEmpty || options == ["--short"] else {
                return nil
            }
            self = .strain(strain, isShort: !options.isEmpty)
        }
    }

    /// The command line that asks for it.
    var arguments: [String] {
        switch self {
        case .strain(let strain, let isShort): [strain.rawValue] + (isShort ? ["--short"] : [])
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
        case .strain(.fuzz, let isShort): return try Fuzz(isShort ? .short : .long).run()
        case .strain(.soak, let isShort): return try Soak(isShort ? .short : .long).run()
        case .strain(.storm, let isShort): return try Storm(isShort ? .short : .long).run()
        case .strain(.mutate, let isShort): return try Mutate(isShort ? .short : .long).run()
        case .strain(.leaks, let isShort): return try Leaks(isShort ? .short : .long).run()
        case .stormedApp: StormedApp.run()
        case .soakedApp(let hasScenes): SoakedApp.run(hasScenes: hasScenes)
        case .help:
            print(Self.usage)
            return true
        }
    }
}
