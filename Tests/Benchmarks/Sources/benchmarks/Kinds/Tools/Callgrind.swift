import Foundation

/// Counts the instructions and allocations of events of a kind, with this program as a child of callgrind.
///
/// Callgrind counts only within windows and writes down a profile of each, so that one child is enough for a kind. The numbers do not
/// depend on what else the machine does.
struct Callgrind {
    private let tool: Tool

    /// Finds valgrind; nil where it is not installed.
    init?() {
        guard let tool = Tool("valgrind") else { return nil }
        self.tool = tool
    }

    /// Counts what an event of a kind costs, with every shape and number of handlers.
    func counts(of kind: Kind) throws -> [KindSetup: Counts] {
        try withTemporaryDirectory { directory in
            let options = [
                "--tool=callgrind", "--callgrind-out-file=\(directory.path)/profile", "--dump-line=no",
                "--collect-atstart=no", "--toggle-collect=\(Marks.window)", "--zero-before=\(Marks.windowStart)",
                "--dump-after=\(Marks.windowEnd)", "--dump-after=*\(Marks.setupEnd)*",
            ]
            _ = try tool.run(options, .play(kind, isTraced: false))
            // They are numbered from 1.
            var number = 0
            var counts: [KindSetup: Counts] = [:]
            for setup in kind.setups {
                var (instructions, allocations) = (0, 0)
                while true {
                    number += 1
                    let profile = try CallgrindProfile(file: directory.appendingPathComponent("profile.\(number)"))
                    if profile.trigger.contains(Marks.setupEnd) { break }
                    instructions += profile.instructions
                    allocations += profile.allocations
                }
                counts[setup] = Counts(
                    instructions: Double(instructions) / Double(setup.events),
                    allocations: Double(allocations) / Double(setup.events))
            }
            return counts
        }
    }
}
