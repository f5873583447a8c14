/// A slot as a check of a composition sees it.
package struct InspectedSlot {
    /// The name of the property of ``Roles`` that holds the handlers.
    package let name: String

    /// The live handlers, in order.
    package let handlers: [InspectedHandler]

    /// The role's events.
    package let events: [AppEvent]

    /// The events for which observers are not enough: they are kept for a handler, or UIKit waits for its result.
    package let eventsForHandlers: [AppEvent]
}

/// A handler as a check of a composition sees it.
package struct InspectedHandler {
    /// The handler.
    package let handler: any RoleHandler

    /// The handler's class, its key and its placement.
    package let shape: RolesShape.Handler

    /// The events that it does not want.
    package let refused: Set<AppEvent>
}

extension Roles {
    /// Every slot with what is in it, for which each handler's `handles(_:)` is called.
    package var inspection: [InspectedSlot] {
        Self.slots.map { slot in
            let events = slot.events.map(\.id)
            let handlers = self[slot].entries.compactMap { entry -> InspectedHandler? in
                guard let handler = entry.object as? any RoleHandler, let shape = RolesShape.Handler(entry) else {
                    return nil
                }
                let refused = Set(events.filter { !handler.handles($0) })
                return InspectedHandler(handler: handler, shape: shape, refused: refused)
            }
            let eventsForHandlers = slot.events.filter { $0.traits.contains(.kept) || $0.deadline != nil }.map(\.id)
            return InspectedSlot(
                name: slot.name, handlers: handlers, events: events, eventsForHandlers: eventsForHandlers)
        }
    }

    /// Makes every slot call all of its handlers, even after one has handled the event.
    package mutating func askEveryHandler() { for slot in Self.slots { self[slot].routing = .everyHandler } }
}

extension AppEvent {
    /// Whether the event is kept while no handler wants it.
    @MainActor package var isKept: Bool { Self.kept.contains(self) }
}
