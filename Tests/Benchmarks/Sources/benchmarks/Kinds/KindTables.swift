import Foundation

/// The measurements as Markdown: a table for each kind, with the three numbers of handlers in each cell.
struct KindTables {
    let measurements: KindMeasurements

    var text: String {
        Kind.allCases.map(table).joined(separator: "\n\n")
    }

    private func table(of kind: Kind) -> String {
        let sizes = Kind.sizes.map { "\($0)" }.joined(separator: " / ")
        let columns = self.columns
        let head = [
            "### \(kind.title)", "",
            "| To \(sizes) handlers | " + columns.map(\.title).joined(separator: " | ") + " |",
            "|:---|" + columns.map { _ in "---:|" }.joined(),
        ]
        let rows = kind.shapes.map { shape in
            let setups = Kind.sizes.map { KindSetup(kind: kind, shape: shape, handlers: $0) }
            let cells = columns.map { column in setups.map(column.text).joined(separator: " / ") }
            return "| \(shape.title) | " + cells.joined(separator: " | ") + " |"
        }
        return (head + rows).joined(separator: "\n")
    }

    /// The columns for which there was a tool.
    private var columns: [(title: String, text: (KindSetup) -> String)] {
        let (times, counts, calls) = (measurements.nanoseconds, measurements.counts, measurements.systemCalls)
        var columns: [(title: String, text: (KindSetup) -> String)] = [
            ("Nanoseconds", { Self.text(times[$0]?.rounded()) })
        ]
        if !counts.isEmpty {
            columns.append(("Instructions", { Self.text(counts[$0]?.instructions.rounded()) }))
            columns.append(("Allocations", { Self.text(counts[$0]?.allocations) }))
        }
        if !calls.isEmpty { columns.append(("System calls", { Self.text(calls[$0]) })) }
        return columns
    }

    /// A number with commas between thousands, and with one decimal where it is no whole number.
    static func text(_ number: Double?) -> String {
        guard let number else { return "–" }
        let tenths = Int((number * 10).rounded())
        let digits = String(tenths / 10)
        let grouped = digits.enumerated().reduce(into: "") { text, digit in
            if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
            text.append(digit.element)
        }
        return tenths.isMultiple(of: 10) ? grouped : "\(grouped).\(tenths % 10)"
    }
}
