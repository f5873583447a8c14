extension Handlers {
    /// Adds a handler at the end.
    ///
    /// - Parameter handler: The handler; an object that is there already keeps its place.
    public mutating func append(_ handler: Role) { list.place(RoleEntry(handler)) }

    /// Adds handlers at the end, in order.
    ///
    /// - Parameter handlers: The handlers; an object that is there already keeps its place.
    public mutating func append(contentsOf handlers: [Role]) { for handler in handlers { append(handler) } }

    /// Adds another list at the end, with its keys and placements.
    ///
    /// - Parameter handlers: The list; an object that is there already keeps its place.
    public mutating func append(contentsOf handlers: Handlers) { list.append(contentsOf: handlers.list) }

    /// Adds handlers at the end of a list, in order.
    ///
    /// - Parameters:
    ///   - handlers: The list.
    ///   - others: The handlers to add; an object that is there already keeps its place.
    public static func += (handlers: inout Handlers, others: [Role]) { handlers.append(contentsOf: others) }

    /// Adds another list at the end of a list, with its keys and placements.
    ///
    /// - Parameters:
    ///   - handlers: The list.
    ///   - others: The list to add; an object that is there already keeps its place.
    public static func += (handlers: inout Handlers, others: Handlers) { handlers.append(contentsOf: others) }

    /// Adds a handler before another.
    ///
    /// - Parameters:
    ///   - handler: The handler to add.
    ///   - other: The handler it comes before; if that is not there, the new one comes last.
    /// - Returns: Whether the other handler is there.
    @discardableResult public mutating func insert(_ handler: Role, before other: Role) -> Bool {
        place(RoleEntry(handler), at: 0, from: other)
    }

    /// Adds a handler after another.
    ///
    /// - Parameters:
    ///   - handler: The handler to add.
    ///   - other: The handler it comes after; if that is not there, the new one comes last.
    /// - Returns: Whether the other handler is there.
    @discardableResult public mutating func insert(_ handler: Role, after other: Role) -> Bool {
        place(RoleEntry(handler), at: 1, from: other)
    }

    /// Removes a handler.
    ///
    /// - Parameter handler: The object to remove, by identity.
    /// - Returns: Whether it was there.
    @discardableResult public mutating func remove(_ handler: Role) -> Bool {
        list.remove(at: list.index(of: handler as AnyObject)) != nil
    }

    /// Removes the handler under a key.
    ///
    /// - Parameter key: The key it was added with.
    /// - Returns: The handler, or nil if there was none.
    @discardableResult public mutating func removeValue(forKey key: String) -> Role? {
        list.remove(at: list.index(ofKey: key)).flatMap(handler)
    }

    /// Removes the handlers that satisfy a condition.
    ///
    /// - Parameter shouldBeRemoved: Whether a handler is removed.
    public mutating func removeAll(where shouldBeRemoved: (Role) throws -> Bool) rethrows {
        let kept = try list.entries.filter { try handler(of: $0).map { try !shouldBeRemoved($0) } ?? false }
        list.replaceEntries(by: kept)
    }

    /// Removes all handlers; ``routing`` stays.
    public mutating func removeAll() { list.replaceEntries(by: []) }

    /// The handler under a key.
    ///
    /// Setting another handler replaces it in place, or adds it at the end where there is none, or a weak one that has been freed; a
    /// handler that is in the list already moves there. Setting nil removes it. The new handler is retained, and is an observer if
    /// the old one was.
    ///
    /// - Parameter key: The key, unique within the slot.
    public subscript(key key: String) -> Role? {
        get { list.index(ofKey: key).flatMap { handler(of: list.entries[$0]) } }
        set {
            guard let newValue else {
                removeValue(forKey: key)
                return
            }
            let isObserver = list.index(ofKey: key).map { list.entries[$0].isObserver } ?? false
            list.place(RoleEntry(newValue, key: key, isObserver: isObserver))
        }
    }
}

extension Handlers {
    /// Puts an entry in at a distance from a handler: 0 is before it, 1 is after it.
    mutating func place(_ entry: RoleEntry<Role>, at distance: Int, from other: Role) -> Bool {
        let index = list.index(of: other as AnyObject)
        list.place(entry, at: index.map { $0 + distance })
        return index != nil
    }
}
