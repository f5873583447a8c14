import Foundation

/// Counts the instructions and allocations of events of a kind, with this program as a child of callgrind.
///
/// Callgrind counts only within a window and writes down a profile after each setup, so that one child is enough for a kind. The numbers do
/// not depend on what else the machine does.
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
            let output = directory.appendingPathComponent("profile")
            let options = [
                "--tool=callgrind", "--callgrind-out-file=\(output.path)", "--dump-line=no",
                "--collect-atstart=no", "--toggle-collect=\(Marks.window)", "--dump-after=\(Marks.end)",
            ]
            _ = try tool.run(options, .play(kind, isTraced: false))
            let profiles = try kind.setups.indices.map { index in
                try CallgrindProfile(file: directory.appendingPathComponent("profile.\(index + 1)"))
            }
            let counts = zip(kind.setups, profiles).map { setup, profile in
                (
                    setup,
                    Counts(
                        instructions: Double(profile.instructions) / Double(setup.events),
                        allocations: Double(profile.allocations) / Double(setup.events))
                )
            }
            return Dictionary(uniqueKeysWithValues: counts)
        }
    }
}
