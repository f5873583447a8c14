extension [[String]] {
    /// Returns the rows as lines, in columns with two spaces between them; a row may have fewer columns than the first.
    ///
    /// - Parameter numbers: The columns that are aligned to the right.
    /// - Returns: The lines.
    func aligned(numbers: Range<Int> = 0..<0) -> String {
        let widths = (first ?? []).indices.map { column in
            reduce(0) { width, row in Swift.max(width, column < row.count ? row[column].count : 0) }
        }
        let lines = map { row in
            row.indices.map { column in
                let spaces = String(repeating: " ", count: widths[column] - row[column].count)
                if numbers.contains(column) { return spaces + row[column] }
                return row[column] + (column < row.count - 1 ? spaces : "")
            }.joined(separator: "  ")
        }
        return lines.joined(separator: "\n")
    }
}
