import Foundation

/// A table that is printed row by row: a column of words, and columns of figures.
struct Table {
    private let widths: [Int]

    /// Prints the head.
    ///
    /// - Parameters:
    ///   - firstWidth: How wide the column of words is.
    ///   - heads: What stands above each column.
    init(firstWidth: Int, _ heads: String...) {
        widths = [firstWidth] + heads.dropFirst().map { max($0.count + 3, 10) }
        print(heads)
    }

    func row(_ cells: String...) {
        print(cells)
    }

    private func print(_ cells: [String]) {
        let first = cells[0].padding(toLength: max(widths[0], cells[0].count), withPad: " ", startingAt: 0)
        let rest = zip(cells, widths).dropFirst().map { cell, width in
            String(repeating: " ", count: max(1, width - cell.count)) + cell
        }
        Swift.print(first + rest.joined())
        // At once, also into a file: the next row takes long.
        fflush(nil)
    }
}

extension TimeInterval {
    /// The time in seconds, or in the given smaller unit, with its fraction.
    func text(per unit: TimeInterval = 1, digits: Int = 1) -> String {
        (self / unit).formatted(.number.precision(.fractionLength(digits)).grouping(.never))
    }
}
