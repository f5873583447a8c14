/// What the app does, in order: everything it does is written down here, and only here.
@MainActor public final class Journal {
    /// The app's journal.
    public static let shared = Journal()

    private var lines: [String] = []

    private init() {}

    /// Writes a line.
    ///
    /// - Parameter line: What has been done.
    public func note(_ line: String) { lines.append(line) }

    /// Returns what has been written since the last time, and empties the journal.
    ///
    /// - Returns: The lines, in order.
    public func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
