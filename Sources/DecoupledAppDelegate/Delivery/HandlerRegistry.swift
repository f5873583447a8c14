import Foundation

/// What a registry asks of the router that it belongs to.
@MainActor protocol HandlerRegistryOwner: AnyObject {
    /// Returns the events that handlers and closures want, with those that the package needs itself.
    func needs(with wanted: EventSet) -> EventSet

    /// Called when an answer of `responds(to:)` has changed.
    func responsesDidChange()

    /// Called when a slot has changed.
    func slotsDidChange()

    /// Whether an object sends this registry's handlers their events, so that it cannot be one of them.
    func isOwn(_ object: AnyObject) -> Bool

    /// Called when handlers have left a slot.
    func didLeave(_ former: [Recipient], _ slot: AnySlot)

    /// Whether an event that comes once has come, and one who is added now was not in the slot then.
    func isPast(_ event: AppEvent, for newcomer: Recipient) -> Bool

    /// Delivers a kept event once more.
    func offer(_ event: AnyDelivery)
}

/// The handlers of an app delegate, what intercepts their events, and what is kept for them.
@MainActor final class HandlerRegistry {
    let diagnostics: Diagnostics

    /// The wanted events, for `responds(to:)` on any thread.
    let responses = SelectorResponses()

    weak var owner: (any HandlerRegistryOwner)? { didSet { publishResponses() } }

    /// The deadlines that differ from the events' own, in seconds.
    var deadlines: [AppEvent: TimeInterval] = [:]

    /// The slots as they were set.
    var handlers = Roles()

    /// Who receives the events of each slot, by its index, and who was there before a change that is not over.
    var recipients = Slots.all.map { _ in Recipients() }

    /// How the slots have changed.
    var changes = SlotChanges()

    /// What intercepts events, and what they have to meet.
    let interceptions = InterceptionStacks()

    /// What waits for handlers that are added later.
    private(set) lazy var kept = KeptEvents(of: self)

    /// The handlers that are called in turn, by the result that they are called for.
    private var turns: [ObjectIdentifier: Turns] = [:]

    /// Creates a registry with empty slots.
    ///
    /// - Parameter clock: The clock that deadlines and durations are measured by.
    init(clock: any EventClock) {
        diagnostics = Diagnostics(clock: clock)
        responses.willAnswer = { [weak self] in self?.noticeFreed() }
    }
}

// MARK: Events on their way

extension HandlerRegistry {
    /// Returns when an event arrives, now, and how long its handlers may take; nil where neither matters.
    func timing(of event: AnyEventDefinition) -> Timing? {
        let limit = (deadlines[event.id] ?? event.deadline).flatMap { $0.isFinite ? $0 : nil }
        guard limit != nil || event.traits.contains(.kept) else { return nil }
        return Timing(arrival: diagnostics.clock.now, limit: limit)
    }

    /// Begins the log of an event; nil where nobody wants one.
    func log(of event: AnyDelivery) -> EventLog? {
        guard diagnostics.isTiming else { return nil }
        return EventLog(
            event: event.id, slot: Slots.all[event.definition.slotIndex].name, diagnostics: diagnostics,
            input: event.recorded.input)
    }

    func report(_ reason: Fault.Reason, by name: String, at event: AnyEventDefinition) {
        diagnostics.report(reason, by: name, in: Slots.all[event.slotIndex].name, at: event.id)
    }

    /// Whether one who received a slot's events does so no longer, in whichever wrapper.
    func hasRemoved(_ recipient: Recipient, from slotIndex: Int) -> Bool {
        guard let object = recipient.entry.represented else { return false }
        return !recipients[slotIndex].all.contains { $0.entry.represented === object }
    }
}

// MARK: Handlers that are called in turn

/// Handlers of which each waits for the one before.
private struct Turns {
    /// How many have not been called.
    var rest: Int

    /// Calls the next one, which is told whether a handler before it has handled the event.
    let callNext: (_ isHandled: Bool) -> Void
}

extension HandlerRegistry {
    /// Adds handlers that are called in turn for a result.
    func addTurns(of result: AnyAwaitedResult, count: Int, _ callNext: @escaping (_ isHandled: Bool) -> Void) {
        guard count > 0 else { return }
        turns[ObjectIdentifier(result)] = Turns(rest: count, callNext: callNext)
        result.beginTurns()
    }

    /// Calls the next handler of those that are called in turn for a result, and returns whether there was one.
    func callNextInTurn(for result: AnyAwaitedResult, isHandled: Bool) -> Bool {
        let id = ObjectIdentifier(result)
        guard var next = turns.removeValue(forKey: id) else { return false }
        next.rest -= 1
        if next.rest > 0 { turns[id] = next }
        next.callNext(isHandled)
        return true
    }
}

// MARK: Slots

extension HandlerRegistry {
    /// Gives out the slots to be changed in place; they show the old handlers until they are set.
    func take() -> Roles {
        MainThread.check()
        handlers.revision = changes.revision
        return handlers
    }

    /// Sets all slots; one that the new roles leave as it was given out keeps what was changed in it meanwhile.
    func set(_ new: Roles, since taken: Roles) {
        // Exchanged, since the deinit of an old handler may read a slot.
        let old = exchange(&handlers, with: new)
        handlers.misfits = []
        let faults = merge(old, since: taken) + new.misfits + changes.instances.fill()
        applyChanges()
        for fault in faults { diagnostics.onFault(fault) }
    }

    /// Replaces the objects that are called after the handlers of a slot, and stay when the slot is set.
    func setTrailingHandlers(_ trailing: [AnyHandlerEntry], at slotIndex: Int) {
        changes.trailing[slotIndex] = trailing
        applyChanges(slotIndex)
    }

    /// Drops the freed weak handlers of a slot, and updates the wanted events.
    func dropDeadHandlers(of slotIndex: Int) {
        handlers.lists[slotIndex].removeDead()
        applyChanges(slotIndex)
    }

    /// Asks every handler again which events it wants; those that want more catch up on it.
    func refreshResponses() { applyChanges(again: true) }
}
