extension [String] {
    /// What a person who typed something else should have typed: the nearest of these, or which there are.
    ///
    /// - Parameter text: What was typed.
    /// - Returns: A half sentence; nil if there is nothing to choose from.
    package func suggestion(for text: String) -> String? {
        correction(of: text) ?? (isEmpty ? nil : "it is one of \(joined(separator: ", ").shown(upTo: 300))")
    }

    /// What a person who typed something else should have typed.
    ///
    /// - Parameter text: What was typed.
    /// - Returns: A half sentence; nil if none of these is near.
    package func correction(of text: String) -> String? {
        let letters = text.comparableLetters
        let ranked = map { (name: $0, distance: $0.comparableLetters.editDistance(to: letters)) }
        let nearest = ranked.min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= nearest.name.count / 3 + 1 else { return nil }
        return "did you mean \(nearest.name.quoted)?"
    }
}

extension String {
    /// The start of the text without regard to case; scalars, because characters may be of any length.
    fileprivate var comparableLetters: [Unicode.Scalar] {
        Array(String(unicodeScalars.prefix(64)).lowercased().unicodeScalars)
    }
}

extension [Unicode.Scalar] {
    /// How many scalars must be inserted, removed or replaced to make the others.
    fileprivate func editDistance(to others: [Unicode.Scalar]) -> Int {
        var row = Array<Int>(0...others.count)
        for (index, scalar) in enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in others.indices {
                let replaced = diagonal + (scalar == others[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[others.count]
    }
}
