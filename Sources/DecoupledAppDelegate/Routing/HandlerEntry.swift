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

    /// The handler, or nil if it was held weakly and has died.
    var handler: Role? { strong ?? (weak?.object as? Role) }

    /// Whether the slot does not own the handler.
    var isWeak: Bool { weak != nil }

    /// Whether the slot was told nothing about the handler, so that the fast loop can serve it.
    var isPlain: Bool { weak == nil && key == nil && !isObserver }

    private struct WeakReference {
        weak let object: AnyObject?
    }
}

/// What can stand in a list of handlers beside a bare handler.
///
/// ``Observing``, ``Keyed`` and ``Weak`` conform, and take one another: `Keyed("log", Observing(Weak(logger)))`.
public protocol HandlerPlacement<Role> {
    /// The role that the handler fills.
    associatedtype Role

    /// The handler with all that is said of it.
    var placed: PlacedHandler<Role> { get }
}

/// A handler with what its slot is told of it.
public struct PlacedHandler<Role> {
    var entry: HandlerEntry<Role>
}
