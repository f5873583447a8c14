import Foundation

extension LaunchReport: CustomStringConvertible {
    /// The report as a table for the terminal.
    public var description: String {
        let ending = isActive ? "active" : "in the background"
        let head = "Launch: \(ending) after \(Self.text(duration)), \(Self.text(mainThreadTime)) of it in handlers"
        guard !costs.isEmpty else { return head }
        var rows = [["handler", "calls", "main thread", "waiting", "mostly in"]]
        rows += costs.map { cost in
            [
                cost.handler.visible, "\(cost.calls)", Self.text(cost.mainThreadTime), Self.cell(cost.waitingTime),
                cost.costliestEvent.rawValue,
            ]
        }
        let calls = costs.reduce(0) { $0 + $1.calls }
        rows.append(["total", "\(calls)", Self.text(mainThreadTime), Self.cell(waitingTime), ""])
        return ([head, ""] + Self.aligned(rows)).joined(separator: "\n")
    }

    private static func text(_ seconds: TimeInterval) -> String {
        (seconds * 1_000).text(.fractionLength(2)) + " ms"
    }

    /// The text of a waiting time, which most handlers do not have.
    private static func cell(_ seconds: TimeInterval) -> String {
        seconds > 0 ? text(seconds) : "–"
    }

    /// The rows as lines, numbers to the right.
    private static func aligned(_ rows: [[String]]) -> [String] {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).enumerated().map { column, cell in
                let (text, width) = cell
                let space = String(repeating: " ", count: width - text.count)
                return (1...3).contains(column) ? space + text : text + space
            }
            let line = cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}
