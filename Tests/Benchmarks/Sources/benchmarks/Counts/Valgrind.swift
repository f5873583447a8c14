import Foundation
import Synchronization

/// What valgrind counts of one event.
struct Counts {
    let instructions: Double

    /// How many pieces of memory are allocated for it.
    let allocations: Double
}

/// Counts what an event costs, by running this program under valgrind.
///
/// Each count is the difference between a run with so many events, 1,000 for most subjects, and one with twice as many, so that all the
/// program does besides cancels out. It hardly differs from one machine to the next, and not at all with what else the machine does.
struct Valgrind {
    private let executable: URL

    /// Finds valgrind; nil where it is not installed.
    init?() {
        let directories = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        let candidates = directories.map { URL(fileURLWithPath: String($0)).appendingPathComponent("valgrind") }
        guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            return nil
        }
        executable = found
    }

    /// Counts what an event costs, with as many runs at once as there are processors.
    func counts(of setups: [Setup]) throws -> [Setup: Counts] {
        let results = Mutex<[Setup: Result<Counts, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: setups.count) { index in
            let setup = setups[index]
            let result = Result { try counts(of: setup) }
            results.withLock { $0[setup] = result }
        }
        return try results.withLock { $0 }.mapValues { try $0.get() }
    }

    private func counts(of setup: Setup) throws -> Counts {
        Counts(
            instructions: try perEvent(
                setup, ["--tool=callgrind", "--callgrind-out-file=/dev/null"], "Collected : "),
            allocations: try perEvent(setup, ["--tool=memcheck", "--undef-value-errors=no"], "total heap usage: ")
        )
    }

    private func perEvent(_ setup: Setup, _ options: [String], _ label: String) throws -> Double {
        let repetitions = setup.subject.repetitions
        let counts = try [repetitions, 2 * repetitions].map { events in
            try count(after: label, in: run(options, Command.deliver(setup, events: events)))
        }
        return Double(counts[1] - counts[0]) / Double(repetitions)
    }

    private func run(_ options: [String], _ command: Command) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = executable
        process.arguments = try options + [ownExecutable().path] + command.arguments
        // Without it hash tables are laid out differently each time, and the instructions of two runs do not compare.
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { _, new in new }
        process.standardInput = FileHandle.nullDevice
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(what: "valgrind failed:\n\(text)") }
        return text
    }

    private func count(after label: String, in text: String) throws -> Int {
        guard
            let start = text.range(of: label)?.upperBound,
            let count = Int(text[start...].prefix { $0.isNumber || $0 == "," }.filter(\.isNumber))
        else { throw Failure(what: "valgrind printed no “\(label)”:\n\(text)") }
        return count
    }
}
