import Foundation

extension HeadlessSystem {
    /// Starts the sources, launches the application and serves it until the process ends.
    ///
    /// A source that must not be without and cannot start ends the process with the status that its error names.
    public func run() -> Never {
        do {
            try start()
        } catch {
            report("\(error)")
            exit((error as? StartFailure)?.exitStatus ?? EXIT_FAILURE)
        }
        launch()
        while true {
            RunLoop.main.run()
        }
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
            application.systemState.startedSources.append(source)
        }
    }

    /// Stops the sources that were started, the last one first.
    public func stop() {
        while let source = application.systemState.startedSources.popLast() {
            source.stop()
        }
    }
}
