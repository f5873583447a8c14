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
    let entries: (Slots) -> [AnyHandlerEntry]
    let identities: (Slots) -> [ObjectIdentifier]
    let duplicates: (Slots) -> [String]
    let forgetDuplicates: (inout Slots) -> Void

    /// Adds a handler at the end if it fills the slot's role.
    let append: (any RoleHandler, inout Slots) -> Void

    init<Role>(_ slot: Slot<Slots, Role>) {
        name = slot.name
        events = slot.events
        onceOnly = slot.onceOnly
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
    }
}

/// A live handler in its slot, without its role's type.
struct AnyHandlerEntry {
    let handler: any RoleHandler
    let name: String

    init?<Role>(_ entry: HandlerEntry<Role>) {
        guard let handler = entry.handler as? any RoleHandler else { return nil }
        self.handler = handler
        name = entry.name
    }
}
