/// A handler's place in a slot: the handler and what the slot was told of it.
struct HandlerEntry<Role> {
    private let strong: Role?
    private let weak: WeakReference?

    /// Which object this is, kept when a weak one has died.
    let identity: ObjectIdentifier

    /// The handler's type.
    let type: any Any.Type

    /// The key it can be found by.
    var key: String?

    /// Whether it is told of every event and its answer is never used.
    var isObserver: Bool

    init(_ handler: Role, isWeak: Bool = false, key: String? = nil, isObserver: Bool = false) {
        let object = handler as AnyObject
        strong = isWeak ? nil : handler
        weak = isWeak ? WeakReference(object: object) : nil
        identity = ObjectIdentifier(object)
        type = Swift.type(of: object)
        self.key = key
        self.isObserver = isObserver
    }

    /// The handler's type name.
    var name: String { String(describing: type) }

    /// The handler as one that is asked.
    var asked: Asked { isObserver ? .observer(type) : .handler(type) }

    /// The handler, or nil if it was held weakly and has died.
    var handler: Role? { strong ?? (weak?.object as? Role) }

    /// Whether the slot does not own the handler.
    var isWeak: Bool { weak != nil }

    /// Whether the slot was told nothing about the handler, so that the fast loop can serve it.
    var isPlain: Bool { weak == nil && key == nil && !isObserver }

    /// Returns the entry as an observer's.
    func observing() -> HandlerEntry {
        var entry = self
        entry.isObserver = true
        return entry
    }

    /// Returns the entry with a key.
    func keyed(_ key: String) -> HandlerEntry {
        var entry = self
        entry.key = key
        return entry
    }

    private struct WeakReference {
        weak var object: AnyObject?
    }
}
