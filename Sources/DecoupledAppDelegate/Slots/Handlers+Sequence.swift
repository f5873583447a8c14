/// The live handlers, in order.
///
/// A list has no positions, since a weak handler may be freed at any time. `Array(list)` holds the handlers of the moment, and a key finds one
/// handler for good.
extension Handlers: Sequence {
    /// The number of handlers that are alive now.
    public var count: Int { remarks.map { $0.entries.lazy.filter { $0.object != nil }.count } ?? plain.count }

    /// Whether no handler is alive now.
    public var isEmpty: Bool { remarks.map { $0.entries.allSatisfy { $0.object == nil } } ?? plain.isEmpty }

    /// Returns an iterator over the handlers that are alive now, which it retains.
    public func makeIterator() -> IndexingIterator<[Role]> {
        (remarks?.entries.compactMap(\.handler) ?? plain).makeIterator()
    }

    /// Returns whether an object is among the handlers.
    ///
    /// - Parameter handler: The object to look for, by identity.
    /// - Returns: Whether it is there.
    public func contains(_ handler: Role) -> Bool {
        index(of: handler as AnyObject) != nil
    }
}
