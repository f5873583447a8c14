/// A handler that somebody else owns.
///
/// The slot does not keep it alive. Once it has died it is skipped, and dropped from the slot.
public struct Weak<Role> {
    let entry: HandlerEntry<Role>

    /// Refers to a handler without owning it.
    ///
    /// - Parameter handler: The handler.
    public init(_ handler: Role) {
        entry = HandlerEntry(handler, isWeak: true)
    }
}
