import Foundation

/// A program that is run to its end.
struct Tool {
    /// How a program ended, and what it said.
    struct Outcome {
        /// Nil if it was ended for taking too long.
        let status: Int32?
        /// What it wrote to standard output and standard error.
        let output: String
    }

    private let command: [String]
    private let directory: URL
    private let environment: [String: String]

    /// - Parameters:
    ///   - command: The program, which is looked for as a shell does, and its arguments.
    ///   - directory: Where it runs.
    ///   - environment: What is different in its environment.
    init(_ command: [String], in directory: URL = Repository.root, environment: [String: String] = [:]) {
        self.command = command
        self.directory = directory
        self.environment = environment
    }

    /// Runs the program.
    ///
    /// - Parameter patience: After how many seconds it is ended, with whatever it has started.
    /// - Returns: How it ended.
    /// - Throws: What keeps it from being run.
    func run(patience: TimeInterval = .infinity) throws -> Outcome {
        let mark = UUID().uuidString
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("stress-\(mark).log")
        guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
            throw Failure(what: "\(log.path) cannot be written")
        }
        defer { try? FileManager.default.removeItem(at: log) }
        // A file, as a pipe is held open by whatever the program has left behind.
        let output = try FileHandle(forWritingTo: log)
        let process = Process(command, environment: environment.merging([Offspring.variable: mark]) { _, new in new })
        process.currentDirectoryURL = directory
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let isInTime = Offspring.wait(for: process.processIdentifier, patience: patience)
        if !isInTime {
            kill(process.processIdentifier, SIGKILL)
        }
        // First, as Foundation learns of the end when the last process has ended that it handed its descriptors down to.
        Offspring.end(markedBy: mark)
        let end = ProcessInfo.processInfo.systemUptime + 5
        while process.isRunning, ProcessInfo.processInfo.systemUptime < end {
            Thread.sleep(forTimeInterval: 0.01)
        }
        let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        return Outcome(status: isInTime && !process.isRunning ? process.status : nil, output: text)
    }

    /// Runs the program, and throws what it said unless it ends with status 0.
    func check() throws {
        let outcome = try run()
        guard outcome.status == 0 else {
            let lines = outcome.output.split(separator: "\n")
            let start = lines.firstIndex { $0.contains("error:") } ?? max(0, lines.endIndex - 20)
            throw Failure(
                what:
                    "\(command.prefix(3).joined(separator: " "))\n\(lines[start...].prefix(20).joined(separator: "\n"))"
            )
        }
    }
}

/// The processes that a program leaves behind, known by a variable of their environment.
private enum Offspring {
    static let variable = "STRESS_MARK"

    /// Returns when a process has ended, which is still to be told of, or after so many seconds.
    ///
    /// - Returns: Whether it has ended.
    static func wait(for process: Int32, patience: TimeInterval) -> Bool {
        let end = ProcessInfo.processInfo.systemUptime + patience
        while true {
            var information = unsafe siginfo_t()
            let status = unsafe waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
            if unsafe status != 0 || information.si_signo != 0 { return true }
            guard ProcessInfo.processInfo.systemUptime < end else { return false }
            Thread.sleep(forTimeInterval: 0.02)
        }
    }

    /// Ends those that a mark was given to, where there is a `/proc` to find them by.
    static func end(markedBy mark: String) {
        let entry = Data("\(variable)=\(mark)".utf8)
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        for process in processes.compactMap(Int32.init) where process != getpid() {
            let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ")
            if environment?.range(of: entry) != nil {
                kill(process, SIGKILL)
            }
        }
    }
}
