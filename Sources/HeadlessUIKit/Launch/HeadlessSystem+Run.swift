import Foundation

extension HeadlessSystem {
    /// Starts the sources, launches the application and serves it until the process ends.
    ///
    /// A source that is required and cannot start ends the application, with the status that its error names, before it is launched.
    ///
    /// From now on a write to a closed pipe fails with `EPIPE` instead of ending the process by `SIGPIPE`: most applications go on without
    /// a reader of what they print. One whose purpose is its output adds an `OutputSource`, and terminates then. Standard streams that are
    /// closed are replaced by the null device.
    public func run() -> Never {
        StandardStreams.makeHarmless()
        do {
            guard !state.isRun else { throw StartFailure.runningTwice }
            state.isRun = true
            try start()
            launch()
        } catch {
            report("\(error)")
            finish(with: (error as? StartFailure)?.exitStatus ?? EXIT_FAILURE)
        }
        while true { RunLoop.main.run() }
    }

    /// Starts the sources, in order; if one cannot, those before it are stopped.
    ///
    /// - Throws: What the source says, as a rule a `StartFailure`; one of status 71 if the process may open too few files.
    public func start() throws {
        try OpenFiles.check()
        for source in configuration.sources {
            do {
                try source.start(self)
            } catch {
                stop()
                throw error
            }
            state.startedSources.append(source)
        }
    }

    /// Stops the sources that were started, the last one first.
    public func stop() {
        // While there is somebody to tell it.
        application.eventFeed.flush()
        while let source = state.startedSources.popLast() { source.stop() }
    }
}

/// The files that a process may have open.
enum OpenFiles {
    /// As many as the sources, the run loop and a few clients need, and some for the app.
    private static let needed = 32

    /// Throws if the process may open so few more files that it would end at one that it cannot do without.
    static func check() throws {
        var spare: [UnixSocket] = []
        while spare.count < needed {
            guard let socket = try? UnixSocket.make() else {
                throw StartFailure(
                    "no more than \(spare.count) files can be opened, and \(needed) are needed; raise the limit, as with: ulimit -n 1024",
                    exitStatus: 71)
            }
            spare.append(socket)
        }
    }
}

/// What keeps an application from starting, said to people and to the process that started it.
public struct StartFailure: Error, CustomStringConvertible, Sendable {
    /// What is wrong, where, and what would be right.
    public let description: String

    /// The status that the process ends with, as `sysexits.h` has them.
    public let exitStatus: Int32

    /// Creates a failure.
    ///
    /// - Parameters:
    ///   - description: What is wrong, where, and what would be right.
    ///   - exitStatus: The status that the process ends with; 69 says that the application runs already.
    public init(_ description: String, exitStatus: Int32) {
        self.description = description
        self.exitStatus = exitStatus
    }
}

extension StartFailure {
    static let runningTwice = StartFailure(
        "main() was called again in this process, which runs the app already; call it once", exitStatus: 70)

    /// Not even signals, or the end of the output, can be waited for.
    static let noDescriptor = StartFailure(
        "no file descriptor is left for the app's sources; allow more with ulimit -n", exitStatus: 71)
}

extension UIApplicationDelegate {
    /// Starts the application of this process with a new delegate of this class, and serves it until the process ends.
    public static func main() {
        let delegate = make()
        let application = UIApplication.shared
        unsafe application.delegate = delegate
        withExtendedLifetime(delegate) { application.system.run() }
    }
}
