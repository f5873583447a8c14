extension [[String]] {
    /// Returns the rows as lines, in columns with two spaces between them; a row may have fewer columns than the first.
    ///
    /// - Parameter numbers: The columns that are aligned to the right.
    /// - Returns: The lines.
    func aligned(numbers: Range<Int> = 0..<0) -> String {
        var lines = map { _ in "" }
        for column in (first ?? []).indices {
            var width = 0
            for row in self where column < row.count { width = Swift.max(width, row[column].count) }
            for (index, row) in enumerated() where column < row.count {
                let spaces = String(repeating: " ", count: width - row[column].count)
                if column > 0 { lines[index] += "  " }
                if numbers.contains(column) { lines[index] += spaces }
                lines[index] += row[column]
                if !numbers.contains(column), column < row.count - 1 { lines[index] += spaces }
            }
        }
        return lines.joined(separator: "\n")
    }
}
