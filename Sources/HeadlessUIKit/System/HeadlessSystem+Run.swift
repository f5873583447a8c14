import Foundation

extension HeadlessSystem {
    /// Starts the sources, launches the application and serves it until the process ends.
    ///
    /// A source that is required and cannot start ends the process with the status that its error names.
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
        } catch {
            report("\(error)")
            exit((error as? StartFailure)?.exitStatus ?? EXIT_FAILURE)
        }
        launch()
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
