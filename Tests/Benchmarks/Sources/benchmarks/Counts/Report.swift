import Foundation

/// What is printed of the measurements.
struct Report {
    let measurements: [Measurement]
    let growth: Growth?
    let kinds: KindMeasurements
    let targets: [Target]

    /// Measures everything; without valgrind, time only, and system calls where there is strace.
    @MainActor
    init(with valgrind: Valgrind?) throws {
        kinds = try KindMeasurements(with: Callgrind(), and: Strace())
        measurements = try Measurement.all(with: valgrind)
        growth = try valgrind.map(Growth.init)
        targets = Target.all(of: measurements) + (growth.map(Target.all) ?? []) + Target.all(of: kinds)
    }

    /// The tables, and below them the targets.
    var text: String {
        var lines = ["### Cost of one event, and its ratio to the loop with as many handlers", ""]
        lines += Self.head("", ["handlers", "time", "ratio", "instructions", "ratio", "allocations"])
        lines += measurements.map(row)
        lines.append("")
        if let growth { lines += [growth.text, ""] }
        lines += [KindTables(measurements: kinds).text, ""]
        if targets.isEmpty {
            lines.append("Instructions and allocations are counted with valgrind, which is not installed here.")
        }
        if kinds.systemCalls.isEmpty {
            lines.append("System calls are counted with strace, which is not here, or may not watch a process.")
        }
        lines += targets.map { target in
            let limit = "\(Self.number(target.count)), at most \(Self.number(target.limit))"
            return "\(target.isMet ? "met   " : "MISSED")  \(target.name): \(limit)"
        }
        return lines.joined(separator: "\n")
    }

    private func row(_ measurement: Measurement) -> String {
        let setup = measurement.setup
        let loop = measurements.first { $0.setup == Setup(subject: .loop, handlers: setup.handlers) }
        return Self.row(
            setup.subject.title,
            [
                "\(setup.handlers)",
                Self.time(measurement.nanoseconds),
                Self.ratio(measurement.nanoseconds, loop?.nanoseconds),
                Self.count(measurement.instructions),
                Self.ratio(measurement.instructions, loop?.instructions),
                Self.count(measurement.allocations),
            ]
        )
    }

    /// A line of a Markdown table.
    static func row(_ title: String, _ cells: [String], titleWidth: Int = 26) -> String {
        let width = 12
        let padded = cells.map { String(repeating: " ", count: max(0, width - $0.count)) + $0 }
        let all = [title.padding(toLength: titleWidth, withPad: " ", startingAt: 0)] + padded
        return "| " + all.joined(separator: " | ") + " |"
    }

    /// The first two lines of a Markdown table.
    static func head(_ title: String, _ cells: [String], titleWidth: Int = 26) -> [String] {
        [row(title, cells, titleWidth: titleWidth), "|:---|" + cells.map { _ in "---:|" }.joined()]
    }

    private static func time(_ nanoseconds: Double) -> String {
        "\(Int(nanoseconds.rounded())) ns"
    }

    private static func count(_ count: Double?) -> String {
        count.map { "\(Int($0.rounded()))" } ?? "no valgrind"
    }

    private static func ratio(_ value: Double?, _ base: Double?) -> String {
        guard let value, let base else { return "–" }
        return number(value / base)
    }

    private static func number(_ number: Double) -> String {
        String(format: "%.2f", number)
    }
}
