extension Handlers {
    /// Adds a handler at the end.
    ///
    /// - Parameter handler: The handler; an object that is there already keeps its place.
    public mutating func append(_ handler: Role) {
        place(HandlerEntry(handler))
    }

    /// Adds handlers at the end, in order.
    ///
    /// - Parameter handlers: The handlers; an object that is there already keeps its place.
    public mutating func append(contentsOf handlers: [Role]) {
        for handler in handlers { append(handler) }
    }

    /// Adds another list at the end, with its keys and placements.
    ///
    /// - Parameter handlers: The list; an object that is there already keeps its place.
    public mutating func append(contentsOf handlers: Handlers) {
        for entry in handlers.entries { place(entry) }
        for entry in handlers.repeated { noteRepeated(entry) }
    }

    /// Adds handlers at the end of a list, in order.
    ///
    /// - Parameters:
    ///   - handlers: The list.
    ///   - others: The handlers to add; an object that is there already keeps its place.
    public static func += (handlers: inout Handlers, others: [Role]) {
        handlers.append(contentsOf: others)
    }

    /// Adds another list at the end of a list, with its keys and placements.
    ///
    /// - Parameters:
    ///   - handlers: The list.
    ///   - others: The list to add; an object that is there already keeps its place.
    public static func += (handlers: inout Handlers, others: Handlers) {
        handlers.append(contentsOf: others)
    }

    /// Adds a handler before another.
    ///
    /// - Parameters:
    ///   - handler: The handler to add.
    ///   - other: The handler it comes before; if that is not there, the new one comes last.
    /// - Returns: Whether the other handler is there.
    @discardableResult
    public mutating func insert(_ handler: Role, before other: Role) -> Bool {
        place(HandlerEntry(handler), before: other)
    }

    /// Adds a handler after another.
    ///
    /// - Parameters:
    ///   - handler: The handler to add.
    ///   - other: The handler it comes after; if that is not there, the new one comes last.
    /// - Returns: Whether the other handler is there.
    @discardableResult
    public mutating func insert(_ handler: Role, after other: Role) -> Bool {
        place(HandlerEntry(handler), after: other)
    }

    /// Removes a handler.
    ///
    /// - Parameter handler: The object to remove, by identity.
    /// - Returns: Whether it was there.
    @discardableResult
    public mutating func remove(_ handler: Role) -> Bool {
        guard let index = index(of: handler as AnyObject) else { return false }
        removeEntry(at: index)
        return true
    }

    /// Removes the handler under a key.
    ///
    /// - Parameter key: The key it was added with.
    /// - Returns: The handler, or nil if there was none.
    @discardableResult
    public mutating func removeValue(forKey key: String) -> Role? {
        guard let index = index(ofKey: key) else { return nil }
        return removeEntry(at: index).handler
    }

    /// Removes the handlers that satisfy a condition.
    ///
    /// - Parameter shouldBeRemoved: Whether a handler is removed.
    public mutating func removeAll(where shouldBeRemoved: (Role) throws -> Bool) rethrows {
        replaceEntries(by: try entries.filter { entry in try entry.handler.map { try !shouldBeRemoved($0) } ?? false })
    }

    /// Removes all handlers; ``routing`` stays.
    public mutating func removeAll() {
        replaceEntries(by: [])
    }

    /// The handler under a key.
    ///
    /// Setting another handler replaces it in place, or adds it at the end where there is none, or a weak one that has been freed; a
    /// handler that is in the list already moves there. Setting nil removes it. The new handler is retained, and is an observer if
    /// the old one was.
    ///
    /// - Parameter key: The key, unique within the slot.
    public subscript(key key: String) -> Role? {
        get { index(ofKey: key).flatMap { entries[$0].handler } }
        set {
            guard let newValue else {
                removeValue(forKey: key)
                return
            }
            let isObserver = index(ofKey: key).map { entries[$0].isObserver } ?? false
            place(HandlerEntry(newValue, key: key, isObserver: isObserver))
        }
    }
}

// MARK: Entries

extension Handlers {
    /// Puts an entry in, in place of the one with its key where there is one; an object that is there already moves to a key, and keeps
    /// its place without.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - position: Where it comes; at the end by default.
    mutating func place(_ entry: HandlerEntry<Role>, at position: Int? = nil) {
        guard let object = entry.object else { return }
        let replaced = entry.key.flatMap { index(ofKey: $0) }
        let twin = index(of: object)
        if twin != nil, entry.key == nil {
            noteRepeated(entry)
        } else if twin == nil, replaced == nil, position == nil {
            appendNew(entry)
        } else {
            let entries = entries
            let position = replaced ?? position ?? entries.count
            let others = { (range: Range<Int>) in range.filter { $0 != twin && $0 != replaced }.map { entries[$0] } }
            replaceEntries(by: others(0..<position) + [entry] + others(position..<entries.count))
        }
    }

    mutating func place(_ entry: HandlerEntry<Role>, before other: Role) -> Bool {
        let index = index(of: other as AnyObject)
        place(entry, at: index)
        return index != nil
    }

    mutating func place(_ entry: HandlerEntry<Role>, after other: Role) -> Bool {
        let index = index(of: other as AnyObject)
        place(entry, at: index.map { $0 + 1 })
        return index != nil
    }

    /// Drops the weak handlers that have been freed.
    mutating func removeDead() {
        guard hasDead else { return }
        replaceEntries(by: entries.filter { $0.object != nil })
    }

    /// Whether a weak handler has been freed.
    var hasDead: Bool { remarks?.entries.contains { $0.object == nil } ?? false }

    @discardableResult
    private mutating func removeEntry(at index: Int) -> HandlerEntry<Role> {
        var entries = entries
        let entry = entries.remove(at: index)
        replaceEntries(by: entries)
        return entry
    }

    private func index(ofKey key: String) -> Int? {
        // A weak handler that has been freed is not there, though its entry is until the next event.
        remarks?.entries.firstIndex { $0.key == key && $0.object != nil }
    }
}
