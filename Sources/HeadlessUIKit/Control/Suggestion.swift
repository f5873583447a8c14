extension [String] {
    /// What a person who typed something else should have typed: the nearest of these, or which there are.
    ///
    /// - Parameter text: What was typed.
    /// - Returns: A half sentence; nil if there is nothing to choose from.
    package func suggestion(for text: String) -> String? {
        let ranked = map { (name: $0, distance: $0.lowercased().editDistance(to: text.lowercased())) }
        if let nearest = ranked.min(by: { $0.distance < $1.distance }), nearest.distance <= nearest.name.count / 3 + 1 {
            return "did you mean “\(nearest.name)”?"
        }
        return isEmpty ? nil : "it is one of \(joined(separator: ", "))"
    }
}

extension String {
    /// How many characters must be inserted, removed or replaced to make the other text; a long text is cut.
    fileprivate func editDistance(to other: String) -> Int {
        let other = Array(other.prefix(64))
        var row = Array(0...other.count)
        for (index, character) in prefix(64).enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let replaced = diagonal + (character == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}
