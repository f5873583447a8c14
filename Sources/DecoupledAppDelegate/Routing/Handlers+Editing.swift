extension Handlers {
    /// The number of live handlers.
    public var count: Int { details.map { $0.entries.lazy.filter { $0.handler != nil }.count } ?? plain.count }

    /// Whether there is no live handler.
    public var isEmpty: Bool { count == 0 }

    /// Returns whether an object is among the handlers.
    ///
    /// - Parameter handler: The object to look for, by identity.
    /// - Returns: Whether it is there.
    public func contains(_ handler: Role) -> Bool {
        contains(ObjectIdentifier(handler as AnyObject))
    }

    func contains(_ identity: ObjectIdentifier) -> Bool {
        guard let details else { return plain.contains { ObjectIdentifier($0 as AnyObject) == identity } }
        return details.entries.contains { $0.identity == identity && $0.handler != nil }
    }

    /// Calls an action with each live handler, in order, and what it is asked as.
    @MainActor
    func forEachLive(_ action: @MainActor (Role, Asked) -> Void) {
        guard let details else {
            for handler in plain { action(handler, .handler(type(of: handler as AnyObject))) }
            return
        }
        for entry in details.entries {
            if let handler = entry.handler { action(handler, entry.asked) }
        }
    }

    /// What a handler is asked as.
    func asked(_ handler: Role) -> Asked {
        guard let details, let index = index(of: handler) else { return .handler(type(of: handler as AnyObject)) }
        return details.entries[index].asked
    }

    /// Adds a handler at the end.
    ///
    /// - Parameter handler: The handler; an object that is there already keeps its place.
    public mutating func append(_ handler: Role) {
        place(HandlerEntry(handler))
    }

    /// Adds a handler before another.
    ///
    /// - Parameters:
    ///   - handler: The handler to add.
    ///   - other: The handler it comes before; if that is not there, the new one comes last.
    public mutating func insert(_ handler: Role, before other: Role) {
        place(HandlerEntry(handler), at: index(of: other))
    }

    /// Adds a handler after another.
    ///
    /// - Parameters:
    ///   - handler: The handler to add.
    ///   - other: The handler it comes after; if that is not there, the new one comes last.
    public mutating func insert(_ handler: Role, after other: Role) {
        place(HandlerEntry(handler), at: index(of: other).map { $0 + 1 })
    }

    /// Removes a handler.
    ///
    /// - Parameter handler: The object to remove, by identity.
    /// - Returns: Whether it was there.
    @discardableResult
    public mutating func remove(_ handler: Role) -> Bool {
        guard let index = index(of: handler) else { return false }
        entries.remove(at: index)
        return true
    }

    /// Removes the handler under a key.
    ///
    /// - Parameter key: The key it was added with.
    /// - Returns: The handler, or nil if there was none.
    @discardableResult
    public mutating func removeValue(forKey key: String) -> Role? {
        guard let index = index(ofKey: key) else { return nil }
        return entries.remove(at: index).handler
    }

    /// The handler under a key.
    ///
    /// Setting another handler replaces it in place, or adds it at the end where the key is new; one that is in the list already
    /// moves there. Setting nil removes it. The new handler is held strongly, and is an observer if the old one was.
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
            if let index = index(of: newValue), entries[index].key != key { entries.remove(at: index) }
            place(HandlerEntry(newValue, key: key, isObserver: isObserver))
        }
    }

    /// Whether a weak handler has died.
    var hasDead: Bool { details?.entries.contains { $0.handler == nil } ?? false }

    /// Drops the weak handlers that have died.
    mutating func removeDead() {
        entries.removeAll { $0.handler == nil }
    }

    /// Puts an entry in, in place of the one with its key where there is one, and notes an object that is there already.
    mutating func place(_ entry: HandlerEntry<Role>, at position: Int? = nil) {
        let replaced = entry.key.flatMap { index(ofKey: $0) }
        let twin = entries.firstIndex { $0.identity == entry.identity && $0.handler != nil }
        if let twin, twin != replaced {
            duplicates.append(entry.identity)
        } else if let replaced {
            entries[replaced] = entry
        } else {
            var entries = self.entries
            entries.insert(entry, at: position ?? entries.count)
            self.entries = entries
        }
    }

    /// Adds handlers at the end that are not there yet, and puts all into the order that a closure gives.
    mutating func merge(_ handlers: [Role], sorted: ([ObjectIdentifier]) throws -> [ObjectIdentifier]) rethrows {
        let live = entries.filter { $0.handler != nil }
        var present = Set(live.map(\.identity))
        let merged = live + handlers.map { HandlerEntry($0) }.filter { present.insert($0.identity).inserted }
        let places = Dictionary(uniqueKeysWithValues: merged.map { ($0.identity, $0) })
        entries = try sorted(merged.map(\.identity)).compactMap { places[$0] }
    }

    func index(of handler: Role) -> Int? {
        let identity = ObjectIdentifier(handler as AnyObject)
        return entries.firstIndex { $0.identity == identity && $0.handler != nil }
    }

    private func index(ofKey key: String) -> Int? {
        entries.firstIndex { $0.key == key }
    }
}
