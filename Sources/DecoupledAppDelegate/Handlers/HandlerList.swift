/// The entries of a list of handlers, whichever its role.
///
/// Everything that changes a list is here, once for all roles; `Handlers` adds the role's type.
struct HandlerList {
    /// The entries in order, those of freed weak handlers included.
    private(set) var entries: [AnyHandlerEntry] = []

    /// Which handlers receive an event after one has handled it.
    var routing = ClaimRouting.untilHandled

    /// The entries that found no place: of handlers that were there already, and of those that had been freed, once for
    /// each time.
    var rejected: [AnyHandlerEntry] = []

    /// The identities and the keys in a long list, which would take too long to search for what it does not have; empty
    /// for a short one.
    private var names: Set<AnyHashable> = []

    /// How many entries are searched in any case.
    private static let searched = 32

    /// The live handlers, in order.
    var objects: [AnyObject] { entries.compactMap(\.object) }

    /// Their entries.
    var live: [AnyHandlerEntry] { entries.filter { $0.object != nil } }

    /// The position of an object.
    func index(of object: AnyObject) -> Int? { entries.firstIndex { $0.object === object } }

    /// The position of an entry that calls the same object, be that the handler or what the handler acts for.
    func index(ofSameAs entry: AnyHandlerEntry) -> Int? {
        // A freed weak handler's address may be that of another object now.
        index(entry.representedIdentity) { $0.representedIdentity == entry.representedIdentity }
    }

    /// The position of the live handler with a key.
    func index(ofKey key: String) -> Int? {
        // A freed weak handler is gone from its key, though its entry is there until the next event.
        index(key) { $0.key == key }
    }

    private func index(_ name: @autoclosure () -> AnyHashable, where isNamed: (AnyHandlerEntry) -> Bool) -> Int? {
        guard names.isEmpty || names.contains(name()) else { return nil }
        return entries.firstIndex { isNamed($0) && $0.object != nil }
    }

    private mutating func addNames(of newEntries: [AnyHandlerEntry]) {
        guard entries.count > Self.searched else { return names = [] }
        for entry in names.isEmpty ? entries : newEntries {
            names.insert(entry.representedIdentity)
            if let key = entry.key { names.insert(key) }
        }
    }
}

// MARK: Changes

extension HandlerList {
    /// Puts an entry in place of the one with its key, if there is one, else before the last entries. An object that is
    /// there already moves to a key, and keeps its place without.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - following: How many entries come after it; none by default.
    /// - Returns: How many of those entries are left: an object that moves may have been one of them.
    @discardableResult mutating func place(_ entry: AnyHandlerEntry, followedBy following: Int = 0) -> Int {
        let replaced = entry.key.flatMap { index(ofKey: $0) }
        let twin = index(ofSameAs: entry)
        guard entry.object != nil, twin == nil || entry.key != nil else {
            rejected.append(entry)
            return following
        }
        guard twin != nil || replaced != nil else {
            entries.insert(entry, at: entries.count - following)
            addNames(of: [entry])
            return following
        }
        var changed = entries
        var following = following
        if let replaced { changed[replaced] = entry }
        if let twin, twin != replaced {
            if twin >= changed.count - following { following -= 1 }
            changed.remove(at: twin)
        }
        if replaced == nil { changed.insert(entry, at: changed.count - following) }
        replaceEntries(by: changed)
        return following
    }

    /// Puts another list's entries in, one after another, before the last entries.
    ///
    /// - Parameters:
    ///   - list: The other list.
    ///   - following: How many entries come after its own; none by default.
    mutating func insert(contentsOf list: HandlerList, followedBy following: Int = 0) {
        var following = following
        for entry in list.live { following = place(entry, followedBy: following) }
        rejected += list.rejected
    }

    /// Removes the entry at an index, if there is one.
    @discardableResult mutating func remove(at index: Int?) -> AnyHandlerEntry? {
        guard let entry = index.map({ entries[$0] }) else { return nil }
        replaceEntries(by: entries.filter { $0 !== entry })
        return entry
    }

    /// Drops the weak handlers that have been freed.
    mutating func removeDead() { replaceEntries(by: live) }

    /// Replaces all entries.
    mutating func replaceEntries(by newEntries: [AnyHandlerEntry]) {
        // The old ones live until everything is done: the deinit of one may look at the list.
        let oldEntries = entries
        defer { withExtendedLifetime(oldEntries) {} }
        entries = newEntries
        names = []
        addNames(of: newEntries)
        rejected = rejected.filter { one in
            one.object == nil || newEntries.contains { $0.representedIdentity == one.representedIdentity }
        }
    }
}

// MARK: Comparison

extension HandlerList {
    /// Returns whether a list may have other entries, another order or another routing.
    func mayDiffer(from old: HandlerList) -> Bool {
        guard routing == old.routing, rejected.isEmpty, entries.count == old.entries.count else { return true }
        return entries.indices.contains { entries[$0] !== old.entries[$0] }
    }

    /// Returns the name of a handler that was added or moved, or whose key or placement has changed, else of one that
    /// was removed, else `routing` if that has changed, or nil.
    @MainActor func change(from old: HandlerList) -> String? {
        let changes = live.difference(from: old.live) {
            $0.representedIdentity == $1.representedIdentity && $0.hasPlacement(of: $1)
        }
        switch changes.insertions.first ?? changes.removals.first {
        case .insert(_, let changed, _), .remove(_, let changed, _): return changed.name
        case nil: return routing == old.routing ? nil : "routing"
        }
    }
}

extension AnyHandlerEntry {
    /// Whether the key and the placement are those of another entry.
    fileprivate func hasPlacement(of other: AnyHandlerEntry) -> Bool {
        (key, isObserver, isWeak) == (other.key, other.isObserver, other.isWeak)
    }
}
