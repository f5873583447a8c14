import Foundation

/// What valgrind counts of one event.
struct Counts {
    let instructions: Double

    /// How many pieces of memory are allocated for it.
    let allocations: Double
}

/// Counts what an event costs, by running this program under valgrind.
///
/// The program brings so many events, 1,000 for most subjects, and then as many again, of which alone valgrind counts the instructions, so that
/// all the program does besides is left out. They hardly differ from one machine to the next, and not at all with what else the machine does.
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
        let events = setup.subject.repetitions
        let options = ["--collect-atstart=no", "--toggle-collect=\(Marks.window)"]
        let profile = try withTemporaryDirectory { directory in
            let file = directory.appendingPathComponent("profile")
            _ = try tool.run(
                CallgrindProfile.options + options + ["--callgrind-out-file=\(file.path)"],
                .deliver(setup, events: events))
            return try CallgrindProfile(String(contentsOf: file, encoding: .utf8))
        }
        return Counts(
            instructions: Double(profile.instructions) / Double(events),
            allocations: Double(profile.allocations) / Double(events))
    }
}
