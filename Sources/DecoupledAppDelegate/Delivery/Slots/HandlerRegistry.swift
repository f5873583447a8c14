import Foundation

/// What a registry asks of the router that it belongs to.
@MainActor protocol HandlerRegistryOwner: AnyObject {
    /// Returns the events that handlers and closures want, with those that the package needs itself.
    func neededEvents(including wanted: EventSet) -> EventSet

    /// Called when an answer of `responds(to:)` has changed.
    func responsesDidChange()

    /// Called when a slot has changed.
    func slotsDidChange()

    /// Whether an object sends this registry's handlers their events, so that it cannot be one of them.
    func isForwarder(_ object: AnyObject) -> Bool

    /// Called when handlers have left a slot.
    func handlersDidLeave(_ former: [Recipient], _ slot: AnySlot)

    /// Whether an event that comes once has come, and one who is added now was not in the slot then.
    func isMissed(_ event: AppEvent, by newcomer: Recipient) -> Bool

    /// Delivers a kept event once more.
    func route(offer delivery: AnyDelivery)
}

/// The handlers of an app delegate, what intercepts their events, and what is kept for them.
@MainActor final class HandlerRegistry {
    let diagnostics: Diagnostics

    /// The wanted events, for `responds(to:)` on any thread.
    let responses = SelectorResponses()

    weak var owner: (any HandlerRegistryOwner)? { didSet { publishResponses() } }

    /// The deadlines that differ from the events' own, in seconds.
    var timeLimits: [AppEvent: TimeInterval] = [:]

    /// The slots as they were set.
    private(set) var roles = Roles()

    /// The objects that are called after the handlers of a slot, by its index.
    private(set) var trailing: [Int: [AnyHandlerEntry]] = [:]

    /// Who receives the events of each slot, by its index: while a change is being worked out, still those of before.
    private(set) var recipients = Slots.all.map { _ in Recipients() }

    /// How the slots have changed.
    let changes = SlotChanges()

    /// The classes that fill the slots in their initializers.
    let fillTracker = SlotFillTracker()

    /// The closures that intercept events, and the conditions that events have to meet.
    let interceptions = InterceptionStacks()

    /// What waits for handlers that are added later.
    private(set) lazy var keptEvents = KeptEvents(of: self)

    /// The handlers that wait for the answers of those before them.
    let callQueues = SequentialCallQueues()

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
    func timing(of definition: AnyEventDefinition) -> Timing? {
        let limit = timeLimit(of: definition)
        guard limit != nil || definition.isKeepable else { return nil }
        return Timing(arrival: diagnostics.clock.now, timeLimit: limit)
    }

    /// Returns how long the handlers of an event may take, in seconds; nil for no limit.
    private func timeLimit(of definition: AnyEventDefinition) -> TimeInterval? {
        (timeLimits[definition.event] ?? definition.timeLimit).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Begins the log of an event; nil where nobody wants one.
    func log(of delivery: AnyDelivery) -> EventLog? {
        guard diagnostics.isTiming else { return nil }
        return EventLog(
            event: delivery.event, slot: Slots.all[delivery.definition.slotIndex].name, diagnostics: diagnostics,
            input: delivery.recorded.input)
    }

    func reportFault(_ reason: Fault.Reason, by name: String, at definition: AnyEventDefinition) {
        diagnostics.reportFault(reason, by: name, in: Slots.all[definition.slotIndex].name, at: definition.event)
    }

    /// Whether one who received a slot's events does so no longer, in whichever wrapper.
    func hasRemoved(_ recipient: Recipient, from slotIndex: Int) -> Bool {
        guard let object = recipient.entry.represented else { return false }
        return !recipients[slotIndex].included.contains { $0.entry.represented === object }
    }
}

// MARK: Slots

extension HandlerRegistry {
    /// Gives out the slots to be changed in place; they show the old handlers until they are set.
    func rolesForEditing() -> Roles {
        MainThread.preconditionIsCurrent()
        roles.revision = changes.revision
        return roles
    }

    /// Sets all slots; one that the new roles leave as it was given out keeps what was changed in it meanwhile.
    func set(_ new: Roles, since taken: Roles) {
        var (merged, faults) = merge(new, since: taken)
        merged.pendingFaults = []
        faults += new.pendingFaults + fillTracker.noteSlotChange()
        // Exchanged, since the deinit of an old handler may read a slot.
        _ = exchange(&roles, with: merged)
        applyChanges()
        for fault in faults { diagnostics.onFault(fault) }
    }

    /// Replaces the objects that are called after the handlers of a slot, and stay when the slot is set.
    func setTrailingHandlers(_ trailing: [AnyHandlerEntry], at slotIndex: Int) {
        self.trailing[slotIndex] = trailing
        applyChanges(.slots([slotIndex]))
    }

    /// Drops the freed weak handlers of a slot, and updates the wanted events.
    func removeDeadHandlers(of slotIndex: Int) {
        roles.lists[slotIndex].removeDead()
        applyChanges(.slots([slotIndex]))
    }

    /// Removes and returns the handlers that were added to a slot in vain.
    func removeRejected(from slot: AnySlot) -> [AnyHandlerEntry] {
        let rejected = roles[slot].rejected
        if !rejected.isEmpty { roles.lists[slot.index].rejected = [] }
        return rejected
    }

    /// Asks every handler again which events it wants; those that want more are offered what is kept.
    func refreshResponses() { applyChanges(.all) }

    /// Replaces the recipients of some slots.
    ///
    /// - Parameter answers: The new recipients, by the index of the slot.
    /// - Returns: The slots, each with those that are new.
    func replaceRecipients(by answers: [Int: [Recipient]]) -> [(slot: AnySlot, newcomers: [Recipient])] {
        var replaced: [(slot: AnySlot, newcomers: [Recipient])] = []
        // All at once, and exchanged, since the deinit of a handler that goes may read them.
        var all = recipients
        for slot in Slots.all {
            guard let new = answers[slot.index] else { continue }
            let old = all[slot.index].included
            owner?.handlersDidLeave(old.without(new), slot)
            if case .slot(let validity) = all[slot.index].source { validity.end() }
            all[slot.index] = Recipients(
                new, from: .slot(Validity()), stopsWhenHandled: roles[slot].routing == .untilHandled)
            replaced.append((slot, new.without(old)))
        }
        _ = exchange(&recipients, with: all)
        return replaced
    }
}
