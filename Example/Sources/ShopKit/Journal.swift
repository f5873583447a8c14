#if !(os(tvOS) || os(visionOS))
/// What the shop's parts have done, in order, so that a test can compare two app delegates by their effects.
@MainActor
package final class Journal {
    package static let shared = Journal()

    private var entries: [String] = []

    package func note(_ entry: String) {
        entries.append(entry)
    }

    /// Returns the entries, and starts over.
    package func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}
#endif
