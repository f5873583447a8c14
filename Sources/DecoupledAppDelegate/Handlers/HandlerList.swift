/// The entries of a list of handlers, whichever its role.
///
/// Everything that changes a list is here, once for all roles; `Handlers` adds the role's type.
struct HandlerList {
    /// The entries in order, those of freed weak handlers included.
    private(set) var entries: [HandlerEntry] = []

    /// Which handlers receive an event after one has handled it.
    var routing = ClaimRouting.untilHandled

    /// The entries that found no place: of handlers that were there already, and of those that had been freed, once for each time.
    var rejected: [HandlerEntry] = []

    /// Where the live objects and the keys are in a long list, which would take too long to search through; empty for a short one.
    private var positions: [AnyHashable: Int] = [:]

    /// How many entries are searched through.
    private static let searched = 32

    /// The live handlers, in order.
    var objects: [AnyObject] { entries.compactMap(\.object) }

    /// Their entries.
    private var live: [HandlerEntry] { entries.filter { $0.object != nil } }

    init(entries: [HandlerEntry] = []) { self.entries = entries }

    /// The position of an object.
    func index(of object: AnyObject) -> Int? { entries.firstIndex { $0.object === object } }

    /// The position of an entry that calls the same object, be that the handler or what the handler acts for.
    func index(ofSameAs entry: HandlerEntry) -> Int? {
        // A freed weak handler's address may be that of another object now.
        index(entry.identity) { $0.identity == entry.identity }
    }

    /// The position of the live handler with a key.
    func index(ofKey key: String) -> Int? {
        // A freed weak handler is gone from its key, though its entry is there until the next event.
        index(key) { $0.key == key }
    }

    private func index(_ name: @autoclosure () -> AnyHashable, where isWanted: (HandlerEntry) -> Bool) -> Int? {
        let index = positions.isEmpty ? entries.firstIndex { isWanted($0) && $0.object != nil } : positions[name()]
        return index.flatMap { entries[$0].object == nil ? nil : $0 }
    }

    /// Notes where the entries from an index on are, if the list is long.
    private mutating func notePositions(from first: Int = 0) {
        guard entries.count > Self.searched else { return positions = [:] }
        for index in entries.indices[(positions.isEmpty ? 0 : first)...] where entries[index].object != nil {
            positions[entries[index].identity] = index
            if let key = entries[index].key { positions[key] = index }
        }
    }
}

// MARK: Changes

extension HandlerList {
    /// Puts an entry in, in place of the one with its key where there is one; an object that is there already moves to a key, and keeps
    /// its place without.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - position: Where it comes; at the end by default.
    mutating func place(_ entry: HandlerEntry, at position: Int? = nil) {
        guard entry.object != nil else { return rejected.append(entry) }
        let replaced = entry.key.flatMap { index(ofKey: $0) }
        let twin = index(ofSameAs: entry)
        if twin != nil, entry.key == nil {
            rejected.append(entry)
        } else if twin == nil, replaced == nil, position == nil {
            entries.append(entry)
            notePositions(from: entries.count - 1)
        } else {
            let entries = entries
            let position = replaced ?? position ?? entries.count
            let others = { (range: Range<Int>) in range.filter { $0 != twin && $0 != replaced }.map { entries[$0] } }
            replaceEntries(by: others(0..<position) + [entry] + others(position..<entries.count))
        }
    }

    /// Adds another list's entries at the end.
    mutating func append(contentsOf list: HandlerList) {
        for entry in list.live { place(entry) }
        rejected += list.rejected
    }

    /// Removes the entry at an index, if there is one.
    @discardableResult mutating func remove(at index: Int?) -> HandlerEntry? {
        guard let entry = index.map({ entries[$0] }) else { return nil }
        replaceEntries(by: entries.filter { $0 !== entry })
        return entry
    }

    /// Drops the weak handlers that have been freed.
    mutating func removeDead() { replaceEntries(by: live) }

    /// Replaces all entries.
    mutating func replaceEntries(by newEntries: [HandlerEntry]) {
        // The old ones live until everything is done: the deinit of one may look at the list.
        let oldEntries = entries
        defer { withExtendedLifetime(oldEntries) {} }
        entries = newEntries
        positions = [:]
        notePositions()
        rejected = rejected.filter { one in one.object == nil || newEntries.contains { $0.identity == one.identity } }
    }
}

// MARK: Comparison

extension HandlerList {
    /// Returns whether a list may have other entries, another order or another routing.
    func mayDiffer(from old: HandlerList) -> Bool {
        guard routing == old.routing, rejected.isEmpty, entries.count == old.entries.count else { return true }
        for index in entries.indices where entries[index] !== old.entries[index] { return true }
        return false
    }

    /// Returns the name of a handler that was added or removed, or whose key or placement has changed, else of one that was moved, without
    /// which both have the same order if there is such a one, else `routing` if that has changed, or nil.
    @MainActor func change(from old: HandlerList) -> String? {
        let (new, old, isRoutingSame) = (live, old.live, routing == old.routing)
        let entry =
            new.first { !$0.isListed(in: old) } ?? old.first { !$0.isListed(in: new) }
            ?? new.first { Self.isOrderSame(new, old, without: $0) != Self.isOrderSame(new, old) }
            ?? zip(new, old).first { $0.identity != $1.identity }?.0
        return entry?.name ?? (isRoutingSame ? nil : "routing")
    }

    /// Whether two lists have the same handlers in the same order, one of them left out.
    private static func isOrderSame(_ new: [HandlerEntry], _ old: [HandlerEntry], without left: HandlerEntry? = nil)
        -> Bool
    {
        let orders = [new, old].map { $0.map(\.identity).filter { $0 != left?.identity } }
        return orders[0] == orders[1]
    }
}
