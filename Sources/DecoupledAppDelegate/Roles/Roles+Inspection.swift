/// A slot as a check of a composition sees it.
package struct InspectedSlot {
    /// The name of the property of ``Slots`` that holds the handlers.
    package let name: String

    /// Which handlers receive an event after one has handled it.
    package let routing: ClaimRouting

    /// The live handlers, in order.
    package let handlers: [AnyHandlerEntry]

    /// The role's events.
    package let events: [AppEvent]
}

extension Roles {
    /// Every slot with what is in it.
    package var inspection: [InspectedSlot] {
        Slots.all.map { slot in
            InspectedSlot(
                name: slot.name, routing: self[slot].routing, handlers: self[slot].live,
                events: slot.definitions.map(\.event))
        }
    }

    /// Takes handlers out of a slot.
    ///
    /// - Parameters:
    ///   - place: Where the handler is among the live ones of the slot; nil for all of them.
    ///   - name: The slot.
    package mutating func remove(at place: Int?, from name: String) {
        guard let slot = Slots.all.first(where: { $0.name == name }) else { return }
        self[slot].removeDead()
        if let place { self[slot].remove(at: place) } else { self[slot].replaceEntries(by: []) }
        self[slot].rejected = []
    }

    /// Makes every slot call all of its handlers, even after one has handled the event.
    package mutating func askEveryHandler() { for slot in Slots.all { self[slot].routing = .everyHandler } }
}

extension AppEvent {
    /// The name of the event's slot; nil if no role has the event.
    @MainActor package var slot: String? { index.map { Slots.all[Slots.definitions[$0].slotIndex].name } }

    /// Whether the event is kept while no handler has handled it.
    @MainActor package var isKeepable: Bool { Self.keepable.contains(self) }

    /// Whether observers are not enough for the event of a slot: it is kept for a handler, or UIKit waits for its
    /// result.
    @MainActor package var isForHandlers: Bool { isKeepable || Slots.definition(of: self).timeLimit != nil }
}

extension AppEvent {
    /// Returns the events of a slot's role.
    ///
    /// - Parameter slot: The slot's property in ``Slots``.
    /// - Returns: The events, in order.
    @preconcurrency @MainActor
    public static func all<Role>(in slot: KeyPath<Slots, Slot<Role>>) -> [AppEvent] {
        Slots.all[Slots()[keyPath: slot].index].definitions.map(\.event)
    }
}
