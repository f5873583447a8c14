/// A handler that can be found, replaced in place and removed by a key.
///
/// A key stands for one handler of a slot: a second one under the same key takes the first one's place in the order.
public struct Keyed<Role>: HandlerPlacement {
    /// The handler with all that is said of it.
    public let placed: PlacedHandler<Role>

    /// Gives a handler a key.
    ///
    /// - Parameters:
    ///   - key: The key, unique within the slot.
    ///   - handler: The handler.
    public init(_ key: String, _ handler: Role) {
        placed = PlacedHandler(entry: HandlerEntry(handler, key: key))
    }

    /// Gives a handler that observes or is weak a key.
    ///
    /// - Parameters:
    ///   - key: The key, unique within the slot.
    ///   - placement: The handler with what was said of it already.
    public init(_ key: String, _ placement: some HandlerPlacement<Role>) {
        var placed = placement.placed
        placed.entry.key = key
        self.placed = placed
    }
}
