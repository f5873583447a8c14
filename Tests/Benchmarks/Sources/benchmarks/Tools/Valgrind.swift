import Foundation

/// Counts instructions, with this program as a child of valgrind: they do not depend on what else the machine does.
struct Valgrind {
    private let tool: Tool

    /// Finds valgrind; nil where it is not installed.
    init?() {
        guard let tool = Tool("valgrind") else { return nil }
        self.tool = tool
    }

    /// Counts the instructions that what grows takes with a size.
    func instructions(of growth: Growth, _ size: Int) throws -> Double {
        let options = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
        let window = ["--collect-atstart=no", "--toggle-collect=\(Marks.window)"]
        let output = try tool.run(options + window, .grow(growth, size: size))
        // ==4711== Collected : 635515
        let line = output.split(separator: "\n").first { $0.contains("Collected : ") }
        guard let number = line?.split(separator: " ").last, let count = Double(number) else {
            throw Failure(what: "valgrind has counted nothing:\n\(output)")
        }
        return count / Double(Growth.times)
    }
}
