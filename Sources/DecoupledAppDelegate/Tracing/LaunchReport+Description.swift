import Foundation

extension LaunchReport: CustomStringConvertible {
    /// The report as a table for the terminal.
    public var description: String {
        let ending = isActive ? "active" : "in the background"
        let head = "Launch: \(ending) after \(Self.text(duration)), \(Self.text(mainThreadTime)) of it in handlers"
        guard !costs.isEmpty else { return head }
        var rows = [["handler", "calls", "main thread", "waiting", "  mostly in"]]
        var calls = 0
        for cost in costs {
            calls += cost.callCount
            rows.append(Self.row(cost.handler.visible, cost.callCount, cost.mainThreadTime, cost.waitingTime))
            rows[rows.count - 1][4] = "  \(cost.costliestEvent)"
        }
        rows.append(Self.row("total", calls, mainThreadTime, waitingTime))
        return "\(head)\n\(Self.aligned(rows))"
    }

    /// A row without an event; most handlers do not wait for anything.
    private static func row(_ name: String, _ calls: Int, _ time: TimeInterval, _ waiting: TimeInterval) -> [String] {
        [name, "\(calls)", text(time), waiting > 0 ? text(waiting) : "–", ""]
    }

    private static func text(_ seconds: TimeInterval) -> String {
        (seconds * 1_000).text(.fractionLength(2)) + " ms"
    }

    /// The rows as lines, numbers to the right.
    private static func aligned(_ rows: [[String]]) -> String {
        let widths = (0...3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        var text = ""
        for row in rows {
            let spaces = (0...3).map { String(repeating: " ", count: widths[$0] - row[$0].count) }
            text += "\n\(row[0])\(spaces[0])"
            for column in 1...3 { text += "  \(spaces[column])\(row[column])" }
            text += row[4]
        }
        return text
    }
}
