/// What the app does, in order: everything it does is written down here, and only here.
@MainActor final class Journal {
    /// The app's journal.
    static let shared = Journal()

    private var lines: [String] = []

    private init() {}

    /// Writes a line.
    func note(_ line: String) { lines.append(line) }

    /// Returns what has been written since the last time, and empties the journal.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
