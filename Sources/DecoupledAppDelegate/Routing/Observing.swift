/// A handler that sees every event of its slot and whose answer is never used.
///
/// It is told in its place in the order, also after another handler has claimed the event, and it is not waited for.
public struct Observing<Role>: HandlerPlacement {
    /// The handler with all that is said of it.
    public let placed: PlacedHandler<Role>

    /// Makes a handler an observer.
    ///
    /// - Parameter handler: The handler.
    public init(_ handler: Role) {
        placed = PlacedHandler(entry: HandlerEntry(handler, isObserver: true))
    }

    /// Makes a handler that is keyed or weak an observer.
    ///
    /// - Parameter placement: The handler with what was said of it already.
    public init(_ placement: some HandlerPlacement<Role>) {
        var placed = placement.placed
        placed.entry.isObserver = true
        self.placed = placed
    }
}
