/// An element of a list: the handler with its key and its placement.
struct HandlerEntry<Role> {
    private let strong: Role?
    private let weak: WeakReference?

    /// The object's address, its identity for as long as it lives.
    let identity: ObjectIdentifier

    /// The key it can be found by.
    var key: String?

    /// Whether it observes: it sees every event, and its answer is never used.
    var isObserver: Bool

    /// The events it opted out of by ``RoleHandler/handles(_:)``, cached when it was added to its slot.
    var refused: Set<AppEvent> = []

    /// The class of the object that it acts for; nil for one that acts for itself.
    var representedType: (any Any.Type)?

    init(_ handler: Role, isWeak: Bool = false, key: String? = nil, isObserver: Bool = false) {
        let object = handler as AnyObject
        strong = isWeak ? nil : handler
        weak = isWeak ? WeakReference(object: object) : nil
        identity = ObjectIdentifier(object)
        self.key = key
        self.isObserver = isObserver
    }

    /// The handler, or nil if it was held weakly and has been freed.
    var handler: Role? { strong ?? (weak?.object as? Role) }

    /// The handler as an object, or nil if it was held weakly and has been freed.
    var object: AnyObject? { strong.map { $0 as AnyObject } ?? weak?.object }

    /// The handler without its role.
    var roleHandler: (any RoleHandler)? { object as? any RoleHandler }

    /// Whether the slot holds the handler weakly.
    var isWeak: Bool { weak != nil }

    /// Whether the handler has no key and no placement, so that the fast loop can call it.
    var isPlain: Bool { weak == nil && key == nil && !isObserver && refused.isEmpty && representedType == nil }

    private struct WeakReference {
        weak var object: AnyObject?
    }
}

/// A handler that acts for another object, by whose class it is known in faults and records.
protocol StandIn: RoleHandler {
    /// The class of the object that it acts for.
    var representedType: any Any.Type { get }
}

extension HandlerEntry {
    /// The class by which a live handler is known.
    var type: any Any.Type { representedType ?? object.map { Swift.type(of: $0) } ?? Role.self }

    /// The handler as one that is asked.
    var asked: Asked { isObserver ? .observer(type) : .handler(type) }
}
