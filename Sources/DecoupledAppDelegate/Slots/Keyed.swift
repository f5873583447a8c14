/// A handler that can be found, replaced in place and removed by a key.
///
/// A key stands for one handler of a slot: a second one under the same key takes the first one's place in the order.
public struct Keyed<Role> {
    let entry: HandlerEntry<Role>

    /// Gives a handler a key.
    ///
    /// - Parameters:
    ///   - key: The key, unique within the slot.
    ///   - handler: The handler.
    public init(_ key: String, _ handler: Role) {
        entry = HandlerEntry(handler, key: key)
    }

    /// Gives an observer a key.
    ///
    /// - Parameters:
    ///   - key: The key, unique within the slot.
    ///   - observing: The observer.
    public init(_ key: String, _ observing: Observing<Role>) {
        var entry = observing.entry
        entry.key = key
        self.entry = entry
    }

    /// Gives a handler that somebody else owns a key.
    ///
    /// - Parameters:
    ///   - key: The key, unique within the slot.
    ///   - weak: The handler.
    public init(_ key: String, _ weak: Weak<Role>) {
        var entry = weak.entry
        entry.key = key
        self.entry = entry
    }
}
