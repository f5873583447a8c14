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
    func cut(to bytes: Int) -> String { utf8.count <= bytes ? self : collect(upTo: bytes, String.init) }

    private func collect(upTo bytes: Int, _ text: (Unicode.Scalar) -> String) -> String {
        var result = ""
        for scalar in unicodeScalars {
            let next = text(scalar)
            guard result.utf8.count + next.utf8.count <= bytes else { return result + "…" }
            result += next
        }
        return result
    }

    /// The most combining marks that a character has in the Stream-Safe Text Format of Unicode Standard Annex 15.
    static let mostCombiningMarks = 30

    /// Whether no character has more combining marks than scripts have a use for.
    var isStreamSafe: Bool {
        var marks = 0
        for scalar in unicodeScalars where scalar.value > 0x7F || marks > 0 {
            let isMark = scalar.properties.canonicalCombiningClass != .notReordered
            marks = isMark ? marks + 1 : 0
            guard marks <= Self.mostCombiningMarks else { return false }
        }
        return true
    }
}

extension Unicode.Scalar {
    fileprivate var visibleText: String { isShownAsItIs ? String(self) : escaped(asASCII: true) }

    private var isShownAsItIs: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        // The joiners, which words and emoji are written with.
        case .format: (0x200C...0x200D).contains(value)
        default: true
        }
    }
}
