extension Handlers: RandomAccessCollection {
    /// The position of the first handler.
    public var startIndex: Int { 0 }

    /// The position after the last handler.
    public var endIndex: Int { count }

    /// The number of live handlers.
    public var count: Int { remarks.map { $0.entries.lazy.filter { $0.object != nil }.count } ?? plain.count }

    /// Whether there is no live handler.
    public var isEmpty: Bool { remarks.map { $0.entries.allSatisfy { $0.object == nil } } ?? plain.isEmpty }

    /// A live handler.
    ///
    /// A weak handler that is freed shifts those after it: iterate over the list, not its indices, where it has weak handlers.
    ///
    /// - Parameter position: The handler's position in the order.
    public subscript(position: Int) -> Role {
        let handlers = live
        precondition(handlers.indices.contains(position), "There is no handler \(position) among \(handlers.count).")
        return handlers[position]
    }

    /// Returns an iterator over the live handlers, in order.
    public func makeIterator() -> IndexingIterator<[Role]> {
        live.makeIterator()
    }

    /// Returns whether an object is among the handlers.
    ///
    /// - Parameter handler: The object to look for, by identity.
    /// - Returns: Whether it is there.
    public func contains(_ handler: Role) -> Bool {
        index(of: handler as AnyObject) != nil
    }

    private var live: [Role] { remarks?.entries.compactMap(\.handler) ?? plain }
}
