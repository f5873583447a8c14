import Foundation

/// What is printed of the measurements.
struct Report {
    private let kinds: KindMeasurements

    /// The instructions with each size; empty without valgrind.
    private let growth: [Growth: [Double]]

    private let targets: [Target]

    /// Measures the times, and counts the system calls and instructions for which there is a tool.
    @MainActor
    init() throws {
        kinds = try KindMeasurements(with: Strace())
        growth = try Valgrind().map { try Growth.instructions(with: $0) } ?? [:]
        targets = Target.all(of: kinds) + Target.all(of: growth)
    }

    /// The names of the targets that are missed.
    var missed: Set<String> { Set(targets.filter { !$0.isMet }.map(\.name)) }

    /// The tables, and below them the targets.
    var text: String {
        var lines = [KindTables(measurements: kinds).text, ""]
        if growth.isEmpty {
            lines.append("Instructions are counted with valgrind, which is not installed here.")
        } else {
            lines += ["### What grows", "", "| | Instructions |", "|:---|---:|"]
            lines += Growth.allCases.flatMap { growth in
                zip(growth.sizes, self.growth[growth, default: []]).map { size, instructions in
                    "| \(growth.title(size)) | \(KindTables.text(instructions.rounded())) |"
                }
            }
            lines.append("")
        }
        if kinds.systemCalls.isEmpty {
            lines.append("System calls are counted with strace, which is not here, or may not watch a process.")
        }
        lines += targets.map { target in
            let limit = String(format: "%.2f, at most %.2f", target.value, target.limit)
            return "\(target.isMet ? "met   " : "MISSED")  \(target.name): \(limit)"
        }
        return lines.joined(separator: "\n")
    }
}
