/// What the app does, in order: everything it does is written down here, and only here.
@MainActor enum Journal {
    private static var lines: [String] = []

    /// Writes a line.
    static func note(_ line: String) { lines.append(line) }

    /// Returns what has been written since the last time, and empties the journal.
    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
