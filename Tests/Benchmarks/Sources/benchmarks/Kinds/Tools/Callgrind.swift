import Foundation

/// Counts the instructions and allocations of events of a kind, with this program as a child of callgrind.
///
/// Callgrind counts only within windows and writes down a profile after each setup, so that one child is enough for a kind. The numbers do not
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
                "--callgrind-out-file=\(directory.path)/profile",
                "--collect-atstart=no", "--toggle-collect=\(Marks.window)", "--dump-after=\(Marks.end)",
            ]
            _ = try tool.run(CallgrindProfile.options + options, .play(kind, isTraced: false))
            var counts: [KindSetup: Counts] = [:]
            for (number, setup) in zip(1..., kind.setups) {
                let profile = try CallgrindProfile(
                    String(
                        contentsOf: directory.appendingPathComponent("profile.\(number)"), encoding: .utf8))
                counts[setup] = Counts(
                    instructions: Double(profile.instructions) / Double(setup.events),
                    allocations: Double(profile.allocations) / Double(setup.events))
            }
            return counts
        }
    }
}
