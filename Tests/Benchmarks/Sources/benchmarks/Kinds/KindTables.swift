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

    /// The columns; that of the system calls only where there was strace.
    private var columns: [(title: String, text: (KindSetup) -> String)] {
        let (times, calls) = (measurements.nanoseconds, measurements.systemCalls)
        let ofTimes = ("Nanoseconds", { (setup: KindSetup) in Self.text(times[setup]?.rounded()) })
        return calls.isEmpty ? [ofTimes] : [ofTimes, ("System calls", { Self.text(calls[$0]) })]
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
