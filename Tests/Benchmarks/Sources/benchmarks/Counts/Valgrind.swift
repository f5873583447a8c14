import Foundation

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
    private let tool: Tool

    /// Finds valgrind; nil where it is not installed.
    init?() {
        guard let tool = Tool("valgrind") else { return nil }
        self.tool = tool
    }

    /// Counts what an event costs, with as many runs at once as there are processors.
    func counts(of setups: [Setup]) throws -> [Setup: Counts] {
        try inParallel(setups) { setup in
            Progress.say("counting instructions: \(setup.subject.title), \(setup.handlers)")
            return try counts(of: setup)
        }
    }

    private func counts(of setup: Setup) throws -> Counts {
        let repetitions = setup.subject.repetitions
        let few = try profile(of: .deliver(setup, events: repetitions))
        let many = try profile(of: .deliver(setup, events: 2 * repetitions))
        return Counts(
            instructions: Double(many.instructions - few.instructions) / Double(repetitions),
            allocations: Double(many.allocations - few.allocations) / Double(repetitions))
    }

    private func profile(of command: Command) throws -> CallgrindProfile {
        try withTemporaryDirectory { directory in
            let file = directory.appendingPathComponent("profile")
            _ = try tool.run(CallgrindProfile.options + ["--callgrind-out-file=\(file.path)"], command)
            return try CallgrindProfile(String(contentsOf: file, encoding: .utf8))
        }
    }
}
