/// What becomes of text from outside, which may be of any length and hold whatever a terminal acts on.
extension String {
    /// The text as a person can be shown it: in one line, without anything that a terminal acts on, and cut to a length.
    ///
    /// Control and formatting characters, other than the joiners that scripts and emoji need, are written as Swift escapes them.
    ///
    /// - Parameter bytes: The most bytes that are shown, an ellipsis not counted.
    /// - Returns: The text; one that has been through this before stays as it is.
    package func shown(upTo bytes: Int = 1_000) -> String { collect(upTo: bytes, \.visibleText) }

    /// JSON as a terminal can be shown it, and a program can read it: in one line, and what a terminal acts on is escaped.
    ///
    /// Where nothing but white space may stand, a space takes the place of other white space.
    package var shownJSON: String {
        unicodeScalars.map { scalar in
            guard scalar.isActedOn else { return String(scalar) }
            guard !["\t", "\n", "\r"].contains(scalar) else { return " " }
            // Four digits.
            let units = String(scalar).utf16.map { String(0x1_0000 + Int($0), radix: 16, uppercase: true).dropFirst() }
            return units.map { "\\u\($0)" }.joined()
        }
        .joined()
    }

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
    fileprivate var visibleText: String { isActedOn ? escaped(asASCII: true) : String(self) }

    /// Whether a terminal may do something else than show it.
    fileprivate var isActedOn: Bool {
        switch properties.generalCategory {
        // Words and emoji are written with the joiners.
        case .format: !(0x200C...0x200D).contains(value)
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
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
