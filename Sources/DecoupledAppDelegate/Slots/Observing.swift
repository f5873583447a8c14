/// A handler that receives every event of its slot; its result is ignored.
///
/// It is called in its place in the order, even after another handler has handled the event, and nothing waits for it.
public struct Observing<Role> {
    let entry: RoleEntry<Role>

    /// Makes a handler an observer.
    ///
    /// - Parameter handler: The handler.
    public init(_ handler: Role) {
        entry = RoleEntry(handler, isObserver: true)
    }

    /// Makes a handler with a key an observer.
    ///
    /// - Parameter keyed: The handler with its key.
    public init(_ keyed: Keyed<Role>) {
        entry = RoleEntry(keyed.entry, key: keyed.entry.key, isObserver: true)
    }

    /// Makes a handler that is not retained an observer.
    ///
    /// - Parameter weak: The handler.
    public init(_ weak: Weak<Role>) {
        entry = RoleEntry(weak.entry, key: weak.entry.key, isObserver: true)
    }
}
