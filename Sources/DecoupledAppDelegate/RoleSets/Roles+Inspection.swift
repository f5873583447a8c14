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

    /// The name of its class.
    package let type: String

    /// The key that it can be found by.
    package let key: String?

    /// Whether its result is ignored.
    package let isObserver: Bool

    /// The events that it does not want.
    package let refused: Set<AppEvent>
}

extension Roles {
    /// Every slot with what is in it.
    package var inspection: [InspectedSlot] {
        Self.slots.map { slot in
            InspectedSlot(
                name: slot.name,
                handlers: lists[slot.place.rawValue].entries.compactMap {
                    InspectedHandler($0, of: slot.events.map(\.id))
                },
                events: slot.events.map(\.id),
                eventsForHandlers: slot.events.filter { $0.traits.contains(.kept) || $0.deadline != nil }.map(\.id)
            )
        }
    }

    /// The events that are kept while no handler wants them.
    package static var keptEvents: Set<AppEvent> {
        Set(slots.flatMap { $0.events.filter { $0.traits.contains(.kept) }.map(\.id) })
    }

    /// Makes every slot call all of its handlers, even after one has handled the event.
    package mutating func askEveryHandler() { for index in lists.indices { lists[index].routing = .everyHandler } }
}

extension InspectedHandler {
    /// Looks at a handler, and calls its `handles(_:)`, which nobody has called outside an app delegate.
    @MainActor init?(_ entry: HandlerEntry, of events: [AppEvent]) {
        guard let handler = entry.object as? any RoleHandler else { return nil }
        self.init(
            handler: handler,
            type: entry.name,
            key: entry.key,
            isObserver: entry.isObserver,
            refused: Set(events.filter { !handler.handles($0) })
        )
    }
}
