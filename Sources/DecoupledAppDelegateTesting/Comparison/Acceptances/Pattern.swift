import DecoupledAppDelegate

extension Difference {
    /// A text that a report prints, or a regular expression for one that is not always the same.
    public struct Pattern: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
        /// The text, or the regular expression.
        public let description: String

        private var isExpression = false

        /// Creates the pattern of one text.
        ///
        /// - Parameter value: The text, as the report prints it.
        public init(stringLiteral value: String) { description = value }

        /// Returns a pattern of each text that a regular expression matches as a whole.
        ///
        /// It accepts these texts in every case, unless the acceptance names its cases or their set.
        ///
        /// - Parameter expression: The regular expression.
        /// - Returns: The pattern.
        public static func matching(_ expression: String) -> Pattern {
            var pattern = Pattern(stringLiteral: expression)
            pattern.isExpression = true
            return pattern
        }

        func matches(_ text: String) -> Bool {
            guard isExpression else { return text == description }
            return text.range(of: "^(?:\(description))$", options: .regularExpression) != nil
        }
    }
}
