/// What becomes of text from outside, which may be of any length and hold whatever a terminal acts on.
extension String {
    /// The text as a person can be shown it: in one line, without anything that a terminal acts on, and cut to a length.
    ///
    /// Control and formatting characters, other than the joiners that scripts and emoji need, are written as Swift escapes them.
    ///
    /// - Parameter bytes: The most bytes that are shown, an ellipsis not counted.
    /// - Returns: The text; one that has been through this before stays as it is.
    package func shown(upTo bytes: Int = 1_000) -> String { collect(upTo: bytes, \.visibleText) }

    /// The text between quotation marks, cut to a length that an error message bears.
    package var quoted: String { "“\(shown(upTo: 60))”" }

    /// The text, or its start and an ellipsis if it has more bytes.
    func cut(to bytes: Int) -> String { collect(upTo: bytes, String.init) }

    private func collect(upTo bytes: Int, _ text: (Unicode.Scalar) -> String) -> String {
        var result = ""
        for scalar in unicodeScalars {
            let next = text(scalar)
            guard result.utf8.count + next.utf8.count <= bytes else { return result + "…" }
            result += next
        }
        return result
    }
}

extension Unicode.Scalar {
    fileprivate var visibleText: String {
        switch properties.generalCategory {
        // Words and emoji are written with the joiners.
        case .format where (0x200C...0x200D).contains(value): String(self)
        case .control, .format, .lineSeparator, .paragraphSeparator: escaped(asASCII: true)
        default: String(self)
        }
    }
}

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
        let nearest = map { (name: $0, distance: letters.difference(from: $0.comparableLetters).count) }
            .min { $0.distance < $1.distance }
        // A letter in the place of another one counts twice: it is removed, and the other one is inserted.
        guard let nearest, nearest.distance <= nearest.name.count / 2 else { return nil }
        return "did you mean \(nearest.name.quoted)?"
    }
}

extension String {
    /// The start of the text without regard to case; scalars, because characters may be of any length.
    fileprivate var comparableLetters: [Unicode.Scalar] {
        Array(String(unicodeScalars.prefix(64)).lowercased().unicodeScalars)
    }
}
