/// A description of a set of roles without its objects: each slot's classes of handlers, in order.
///
/// A value that can be printed, as text or as a diagram, and compared, so that a test can say how two sets differ:
///
/// ```swift
/// print(AppDelegate.shared.roles.shape)
///
/// let changes = Roles.debug.shape.difference(from: Roles.release.shape)
/// #expect(changes == ["+ urlDelegate: URLLogger (observer)"])
/// ```
public struct RolesShape: Hashable, Sendable {
    /// A slot.
    public struct Slot: Hashable, Sendable {
        /// The name of the slot's property in ``Roles``.
        public let name: String

        /// How claimable events are routed.
        public let routing: ClaimRouting

        /// The live handlers, in order.
        public let handlers: [Handler]
    }

    /// A handler in its slot.
    public struct Handler: Hashable, Sendable {
        /// The name of the handler's class.
        public let type: String

        /// The key that the handler can be found by.
        public let key: String?

        /// Whether the handler observes, so that its answer is never used.
        public let isObserver: Bool

        /// Whether the slot holds the handler weakly.
        public let isWeak: Bool
    }

    /// Every slot, in the order of the properties of ``Roles``, empty ones included.
    public let slots: [Slot]

    /// The class names of the registered services, in order.
    public let services: [String]
}

extension Roles {
    /// The set's slots with the classes of their handlers.
    public var shape: RolesShape {
        RolesShape(
            slots: Self.slots.map { slot in
                let list = lists[slot.place.rawValue]
                return RolesShape.Slot(
                    name: slot.name,
                    routing: list.routing,
                    handlers: list.entries.compactMap(RolesShape.Handler.init)
                )
            },
            services: services.map { String(describing: type(of: $0)) }
        )
    }
}

extension RolesShape.Handler {
    @MainActor
    init?(_ entry: HandlerEntry) {
        guard entry.object != nil else { return nil }
        type = entry.name
        key = entry.key
        isObserver = entry.isObserver
        isWeak = entry.isWeak
    }
}
