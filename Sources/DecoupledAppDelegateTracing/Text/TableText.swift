extension [[String]] {
    /// Returns the rows as lines, in columns with two spaces between them: texts in the first and in the last, and between them numbers,
    /// which are aligned to the right. A row may have fewer columns than the first.
    func aligned() -> String {
        let widths = (first ?? []).indices.map { column in map { $0.dropFirst(column).first?.count ?? 0 }.max() ?? 0 }
        let lines = map { row in
            row.enumerated().map { column, text in
                let spaces = String(repeating: " ", count: widths[column] - text.count)
                if column == 0 { return text + spaces }
                return (column < widths.count - 1 ? spaces : "") + text
            }.joined(separator: "  ")
        }
        return lines.joined(separator: "\n")
    }
}
