/// The live handlers, in order.
///
/// A list has no positions, since a weak handler may be freed at any time. `Array(list)` holds the handlers of the moment, and a key finds one
/// handler for good.
extension Handlers: Sequence {
    /// The number of handlers that are alive now.
    public var count: Int { list.objects.count }

    /// Whether no handler is alive now.
    public var isEmpty: Bool { list.objects.isEmpty }

    /// Returns an iterator over the handlers that are alive now, which it retains.
    public func makeIterator() -> IndexingIterator<[Role]> {
        list.entries.compactMap(handler).makeIterator()
    }

    /// Returns whether an object is among the handlers.
    ///
    /// - Parameter handler: The object to look for, by identity.
    /// - Returns: Whether it is there.
    public func contains(_ handler: Role) -> Bool {
        list.index(of: handler as AnyObject) != nil
    }

    /// Returns an entry's handler, or nil if it was held weakly and has been freed.
    func handler(of entry: HandlerEntry) -> Role? {
        (entry as? RoleEntry<Role>)?.handler
    }
}
