/// Where the handlers of one role are kept, and which events go there.
@MainActor
struct Slot<Slots, Role> {
    /// The name of the property that holds the handlers.
    let name: String

    /// The property that holds the handlers.
    let handlers: WritableKeyPath<Slots, Handlers<Role>>

    /// The role's events.
    let events: [AppEvent]

    /// Those of the events that are delivered once per process, so that a handler added later has missed them.
    let onceOnly: [AppEvent]

    init(
        _ name: String,
        _ handlers: WritableKeyPath<Slots, Handlers<Role>>,
        events: [AppEvent],
        onceOnly: [AppEvent] = []
    ) {
        self.name = name
        self.handlers = handlers
        self.events = events
        self.onceOnly = onceOnly
    }
}

/// A slot without its role's type, for what is done to all slots alike.
@MainActor
struct AnySlot<Slots> {
    let name: String
    let events: [AppEvent]
    let onceOnly: [AppEvent]
    let routing: (Slots) -> ClaimRouting
    let entries: (Slots) -> [AnyHandlerEntry]
    let identities: (Slots) -> [ObjectIdentifier]
    let duplicates: (Slots) -> [String]
    let forgetDuplicates: (inout Slots) -> Void

    /// Adds a handler at the end if it fills the slot's role.
    let append: (any RoleHandler, inout Slots) -> Void

    /// Adds handlers at the end that fill the slot's role and are not in it yet, and puts the slot into a new order.
    let merge: ([any RoleHandler], inout Slots, _ sorted: Sorting) throws -> Void

    /// Removes a handler if it is in the slot.
    let remove: (any RoleHandler, inout Slots) -> Void

    /// Puts objects into another order.
    typealias Sorting = ([ObjectIdentifier]) throws -> [ObjectIdentifier]

    init<Role>(_ slot: Slot<Slots, Role>) {
        name = slot.name
        events = slot.events
        onceOnly = slot.onceOnly
        routing = { $0[keyPath: slot.handlers].routing }
        entries = { $0[keyPath: slot.handlers].entries.compactMap(AnyHandlerEntry.init) }
        identities = { $0[keyPath: slot.handlers].entries.map(\.identity) }
        duplicates = { slots in
            let handlers = slots[keyPath: slot.handlers]
            return handlers.entriesWithDuplicates.dropFirst(handlers.entries.count).map(\.name)
        }
        forgetDuplicates = { $0[keyPath: slot.handlers].duplicates = [] }
        append = { handler, slots in
            if let handler = handler as? Role { slots[keyPath: slot.handlers].append(handler) }
        }
        merge = { handlers, slots, sorted in
            try slots[keyPath: slot.handlers].merge(handlers.compactMap { $0 as? Role }, sorted: sorted)
        }
        remove = { handler, slots in
            if let handler = handler as? Role { slots[keyPath: slot.handlers].remove(handler) }
        }
    }
}

/// A live handler in its slot, without its role's type.
struct AnyHandlerEntry {
    let handler: any RoleHandler
    let key: String?
    let isObserver: Bool
    let isWeak: Bool

    init?<Role>(_ entry: HandlerEntry<Role>) {
        guard let handler = entry.handler as? any RoleHandler else { return nil }
        self.handler = handler
        key = entry.key
        isObserver = entry.isObserver
        isWeak = entry.isWeak
    }

    /// The handler's type name.
    var name: String { String(describing: type(of: handler)) }
}
