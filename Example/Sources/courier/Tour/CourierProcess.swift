#if os(Linux) || os(macOS)
import DecoupledAppDelegate

/// The app in a process of its own, with a runtime directory of its own, so that another courier is not disturbed.
struct CourierProcess {
    private let process = Process()
    private let directory: URL
    private let output: LineReader
    private let client: ControlClient

    /// Starts the program that this process runs once more.
    ///
    /// - Parameter url: The URL that launches the app.
    /// - Throws: Why it cannot be started.
    init(launchedBy url: String) throws {
        // A short name: the path of a socket has a limit of about a hundred bytes.
        let name = "courier-\(UUID().uuidString.prefix(8))"
        directory = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        try Data().write(to: Self.errors(in: directory))

        let environment = ProcessInfo.processInfo.environment
            .merging(["XDG_RUNTIME_DIR": directory.path]) { _, own in own }
        let pipe = Pipe()
        process.executableURL = Bundle.main.executableURL
        process.arguments = [url, "--log", "json"]
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = try FileHandle(forWritingTo: Self.errors(in: directory))
        try process.run()

        output = LineReader(of: pipe.fileHandleForReading)
        client = ControlClient(app: "courier", directory: ControlDirectory(environment: environment))
    }

    /// What ends the app wherever it is stuck, from any thread.
    var emergencyEnd: @Sendable () -> Void {
        let (identifier, directory) = (process.processIdentifier, directory)
        return {
            kill(identifier, SIGKILL)
            try? FileManager.default.removeItem(at: directory)
        }
    }

    /// Ends the app if it still runs, and removes what it leaves.
    func end() {
        if process.isRunning {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        try? FileManager.default.removeItem(at: directory)
    }

    /// What the app wrote to standard error.
    var complaints: String {
        (try? String(contentsOf: Self.errors(in: directory), encoding: .utf8)) ?? ""
    }

    private static func errors(in directory: URL) -> URL {
        directory.appendingPathComponent("errors")
    }
}

// MARK: Stimulus and outcome

extension CourierProcess {
    /// Asks the app something over its control socket.
    ///
    /// - Returns: What the handlers answered, in words.
    func ask(_ request: ControlRequest) throws -> String {
        try client.perform(request).words
    }

    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Waits for what has to come of a signal.
    ///
    /// - Returns: The state of the app, or of its process, in words.
    func consequence(of signal: Int32) throws -> String {
        switch signal {
        case SIGTSTP: waitUntilStopped() ? "stopped" : "ended"
        case SIGTERM: waitUntilEnded()
        default: try ask(.status)
        }
    }

    /// Waits for the next event that the app has answered.
    func nextEvent() throws -> AnsweredEvent {
        guard let line = output.next() else { throw TourFailure(expected: "another event", actual: waitUntilEnded()) }
        return try JSONDecoder().decode(AnsweredEvent.self, from: line)
    }

    /// The next event, if the app has answered one more already.
    func furtherEvent() throws -> AnsweredEvent? {
        try output.nextIfWritten().map { try JSONDecoder().decode(AnsweredEvent.self, from: $0) }
    }

    private func waitUntilStopped() -> Bool {
        var information = unsafe siginfo_t()
        // Only looks, and leaves the process to Foundation.
        while unsafe waitid(P_PID, id_t(process.processIdentifier), &information, WSTOPPED | WNOWAIT) != 0 {
            guard errno == EINTR else { return false }
        }
        return true
    }

    private func waitUntilEnded() -> String {
        process.waitUntilExit()
        let kind = process.terminationReason == .exit ? "exit status" : "killed by signal"
        return "\(kind) \(process.terminationStatus)"
    }
}
#endif
