extension Handlers {
    /// Adds a handler at the end.
    ///
    /// - Parameter handler: The handler; an object that is there already keeps its place.
    public mutating func append(_ handler: Role) { list.place(HandlerEntry(handler)) }

    /// Adds a handler with its placement at the end.
    ///
    /// ```swift
    /// AppDelegate.shared.urlDelegate.append(Observing(URLLogger()))
    /// ```
    ///
    /// - Parameter placement: The handler with its placement; it is treated as by ``append(contentsOf:)``.
    public mutating func append(_ placement: HandlerPlacement<Role>) { list.place(placement.entry) }

    /// Adds a list's handlers at the end, in order, with their keys and placements.
    ///
    /// An object that is there already keeps its place, or moves if it comes with a key. A handler whose key is there
    /// already replaces the one that has it, in its place. A weak handler that has been freed meanwhile is left out.
    ///
    /// - Parameter handlers: The list; its ``routing`` is not used.
    public mutating func append(contentsOf handlers: Handlers) { list.insert(contentsOf: handlers.list) }

    /// Adds a list's handlers at the end of another list, as ``append(contentsOf:)`` does.
    ///
    /// - Parameters:
    ///   - handlers: The list to add to.
    ///   - others: The list to add.
    public static func += (handlers: inout Handlers, others: Handlers) { handlers.append(contentsOf: others) }

    /// Adds a handler before another.
    ///
    /// - Parameters:
    ///   - handler: The handler to add; an object that is there already keeps its place.
    ///   - other: The handler it comes before; if that is not there, the new one comes last.
    /// - Returns: Whether the other handler is there.
    @discardableResult public mutating func insert(_ handler: Role, before other: Role) -> Bool {
        insert(contentsOf: [handler], before: other)
    }

    /// Adds a handler after another.
    ///
    /// - Parameters:
    ///   - handler: The handler to add; an object that is there already keeps its place.
    ///   - other: The handler it comes after; if that is not there, the new one comes last.
    /// - Returns: Whether the other handler is there.
    @discardableResult public mutating func insert(_ handler: Role, after other: Role) -> Bool {
        insert(contentsOf: [handler], after: other)
    }

    /// Adds a handler with its placement before another.
    ///
    /// ```swift
    /// AppDelegate.shared.urlDelegate.insert(Weak(router), before: links)
    /// ```
    ///
    /// - Parameters:
    ///   - placement: The handler with its placement; it is treated as by ``append(contentsOf:)``.
    ///   - other: The handler it comes before; if that is not there, the new one comes last.
    /// - Returns: Whether the other handler is there.
    @discardableResult
    public mutating func insert(_ placement: HandlerPlacement<Role>, before other: Role) -> Bool {
        insert(contentsOf: Handlers(placement.entry), before: other)
    }

    /// Adds a handler with its placement after another.
    ///
    /// - Parameters:
    ///   - placement: The handler with its placement; it is treated as by ``append(contentsOf:)``.
    ///   - other: The handler it comes after; if that is not there, the new one comes last.
    /// - Returns: Whether the other handler is there.
    @discardableResult
    public mutating func insert(_ placement: HandlerPlacement<Role>, after other: Role) -> Bool {
        insert(contentsOf: Handlers(placement.entry), after: other)
    }

    /// Adds a list's handlers right before a handler, in order, with their keys and placements.
    ///
    /// What is there already is treated as by ``append(contentsOf:)``: an object keeps its place, or moves here if it
    /// comes with a key, and a handler whose key is there already replaces the one that has it, in its place.
    ///
    /// - Parameters:
    ///   - handlers: The list to add; its ``routing`` is not used.
    ///   - other: The handler they come before; if that is not there, they come last.
    /// - Returns: Whether the other handler is there.
    @discardableResult public mutating func insert(contentsOf handlers: Handlers, before other: Role) -> Bool {
        insert(handlers, at: 0, from: other)
    }

    /// Adds a list's handlers right after a handler, in order, with their keys and placements.
    ///
    /// What is there already is treated as by ``append(contentsOf:)``: an object keeps its place, or moves here if it
    /// comes with a key, and a handler whose key is there already replaces the one that has it, in its place.
    ///
    /// - Parameters:
    ///   - handlers: The list to add; its ``routing`` is not used.
    ///   - other: The handler they come after; if that is not there, they come last.
    /// - Returns: Whether the other handler is there.
    @discardableResult public mutating func insert(contentsOf handlers: Handlers, after other: Role) -> Bool {
        insert(handlers, at: 1, from: other)
    }

    /// Adds handlers at a distance from another: 0 is before it, 1 is after it.
    private mutating func insert(_ handlers: Handlers, at distance: Int, from other: Role) -> Bool {
        let index = list.index(of: other as AnyObject)
        list.insert(contentsOf: handlers.list, followedBy: index.map { list.entries.count - $0 - distance } ?? 0)
        return index != nil
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
    /// Setting another handler replaces it in place, or adds it at the end where there is none, or a weak one that has
    /// been freed; a handler that is in the list already moves there. Setting nil removes it. The new handler is
    /// retained, and is an observer if the old one was.
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
            list.place(HandlerEntry(newValue, key: key, isObserver: isObserver))
        }
    }
}
