import Foundation

// This folder delivers events: what an event is (`Event`), where its handlers are (`Slot`), who receives it (`Audience`), the router, whose
// one loop (`ask`) calls them, and what collects answers that come later (`Gathering`). It knows no role and no platform.

/// The owner of a router.
@MainActor protocol EventRouterOwner: AnyObject {
    /// Returns the events that the package needs itself, given those that handlers and closures want.
    func ownNeeds(beside wanted: EventSet) -> EventSet

    /// Called when an answer of `responds(to:)` has changed.
    func responsesDidChange()

    /// Called when a slot has changed.
    func slotsDidChange()

    /// Whether an object sends the router its events, so that it cannot be asked in a slot.
    func isOwn(_ object: AnyObject) -> Bool
}

/// Stores the slots and routes events through them.
@MainActor final class EventRouter {
    let diagnostics: Diagnostics
    let interceptions = Interceptions()
    let kept: KeptEvents

    /// The wanted events, for `responds(to:)` on any thread.
    let responses = Responses()

    /// The router's owner.
    weak var owner: (any EventRouterOwner)? { didSet { publishResponses() } }

    /// The deadlines that differ from the events' own, in seconds.
    var deadlines: [AppEvent: TimeInterval] = [:]

    /// The conditions under which events are passed on, by their keys.
    var guards: [String: EventGuard] = [:]

    /// Those who receive events, by the place of their slot.
    private(set) var audiences = Roles.Place.allCases.map { Audience(place: $0) }

    /// Counts changes of slots, so that a pass checks for removed handlers only after one.
    private(set) var generation = 0

    /// The slots as they were set.
    private(set) var roles = Roles()

    /// The objects that are asked after the handlers of a slot, and stay when the slot is set.
    private(set) var guests = Roles()

    /// Where handlers answer that have been given a completion handler.
    let desk = TicketDesk()

    /// What asks, or omits, the next handler of a gathering whose handlers are asked in turn, by its number; false if there is none left.
    ///
    /// It retains the handlers, and is therefore not the gathering's own, which lives for as long as a handler keeps its completion handler.
    var turns: [Int: () -> Bool] = [:]

    /// What is done when an event that may be kept has been answered, by a number of its own; it retains handlers, too.
    var endings: [Int: (_ isClaim: Bool?) -> Void] = [:]

    let slots = Roles.slots
    private var wantedBySlot = Array(repeating: EventSet(), count: Roles.Place.allCases.count)

    /// The events that come once per process and have come, each with the answer it got.
    var onceAnswers: [AppEvent: Any] = [:]

    /// Creates a router.
    ///
    /// - Parameter clock: The clock that deadlines and durations are measured by.
    init(clock: any EventClock) {
        diagnostics = Diagnostics(clock: clock)
        kept = KeptEvents(diagnostics: diagnostics)
        desk.router = self
    }

    /// Whether passes are timed, recorded, intercepted or guarded.
    var isObserving: Bool { diagnostics.isTiming || interceptions.areActive || !guards.isEmpty }
}

// MARK: Slots

extension EventRouter {
    /// The slots as they were when some were given out to be changed in place.
    struct Taking {
        let generation: Int
        let roles: Roles
    }

    /// Gives out the slots to be changed in place; they show the old handlers until they are set.
    func take() -> Taking {
        MainThread.check()
        return Taking(generation: generation, roles: roles)
    }

    // Whoever has a place has got it from a slot.
    func slot(at place: Roles.Place) -> AnySlot { slots.first { $0.place == place } ?? slots[0] }

    /// Sets all slots, and reports the changes that were made since they were given out and that this undoes.
    func set(_ newRoles: Roles, since taking: Taking) {
        // The old handlers live until everything is done: the deinit of one may read a slot.
        let oldRoles = roles
        defer { withExtendedLifetime(oldRoles) {} }
        roles = newRoles
        roles.misfits = []
        let faults = faults(ofReplacing: oldRoles, since: taking) + newRoles.misfits
        settle(since: oldRoles)
        for fault in faults { diagnostics.onFault(fault) }
    }

    /// Replaces the guests of a slot.
    func setGuests<Role>(_ handlers: Handlers<Role>, of slot: Slot<Role>) {
        let oldGuests = guests
        defer { withExtendedLifetime(oldGuests) {} }
        guests[slot] = handlers
        settle(slot.place, since: roles)
    }

    /// Whether an object is in a slot, as a handler or as a guest.
    func isPresent(_ object: AnyObject, in place: Roles.Place) -> Bool {
        roles.lists[place.rawValue].index(of: object) != nil || guests.lists[place.rawValue].index(of: object) != nil
    }

    /// Drops the freed weak handlers of a slot, and updates the wanted events.
    func dropDeadHandlers(of place: Roles.Place) {
        roles.lists[place.rawValue].removeDead()
        settle(place, since: roles)
    }

    /// Asks every handler again which events it wants; those that want more catch up on it.
    func refreshResponses() {
        // As after a change: who asks the handlers of a slot meanwhile begins again.
        generation += 1
        var faults: [Fault] = []
        for slot in slots {
            let known = audiences[slot.place.rawValue]
            // A handler may call this when it is asked for the first time.
            let newcomers = askAudience(of: slot, again: true).filter { known.known($0.entry, from: 0) == nil }
            faults += self.faults(in: slot, [], newcomers)
        }
        publishResponses()
        for fault in faults { diagnostics.onFault(fault) }
    }
}

// MARK: Events that come once

extension EventRouter {
    /// Marks an event that comes once per process as past.
    func passedUnheard(_ event: AppEvent) { if onceAnswers[event] == nil { onceAnswers[event] = true } }

    /// Whether an event that comes once per process is past.
    func hasDelivered(_ event: AppEvent) -> Bool { onceAnswers[event] != nil }
}

// MARK: Interceptions

extension EventRouter {
    /// Stacks a closure over its event, and replaces the one with the same key; one that the stack has no room for is reported.
    func add(_ interception: Interception) {
        guard interceptions.hasRoom(for: interception) else {
            interception.deactivate()
            let slot = slots.first { $0.events.contains { $0.id == interception.event } }?.name ?? ""
            let reason = Fault.Reason.stackedTooHigh(limit: Interceptions.limit)
            return diagnostics.report(reason, by: interception.key, in: slot, at: interception.event)
        }
        let old = interceptions.add(interception)
        publishResponses()
        old?.deactivate()
    }

    /// Removes a closure from its event.
    func remove(_ interception: Interception) {
        interceptions.remove(interception)
        publishResponses()
        interception.deactivate()
    }

    /// Whether every guard lets an event pass.
    func admits(_ event: AppEvent) -> Bool {
        guards.values.allSatisfy { !$0.events.contains(event) || $0.admits(event) }
    }
}

// MARK: What a change brings

extension EventRouter {
    /// Brings up to date what depends on a slot, and on those that have changed, and reports what is wrong with their handlers.
    private func settle(_ place: Roles.Place? = nil, since old: Roles) {
        generation += 1
        let wantedBefore = wantedBySlot
        var faults: [Fault] = []
        for slot in slots where slot.place == place || roles[slot].mayDiffer(from: old[slot]) {
            let rejected = roles[slot].rejected
            if !rejected.isEmpty { roles.lists[slot.place.rawValue].rejected = [] }
            faults += self.faults(in: slot, rejected, askAudience(of: slot))
        }
        if wantedBySlot != wantedBefore { publishResponses() }
        owner?.slotsDidChange()
        for fault in faults { diagnostics.onFault(fault) }
    }

    /// Returns a fault for each slot that was changed after it had been given out, and has now been set without that change.
    private func faults(ofReplacing oldRoles: Roles, since taking: Taking) -> [Fault] {
        guard taking.generation < generation else { return [] }
        return slots.compactMap { slot in
            guard let lost = oldRoles[slot].change(from: taking.roles[slot]),
                roles[slot].change(from: oldRoles[slot]) != nil
            else { return nil }
            return Fault(slot: slot.name, handler: lost, reason: .overwritten)
        }
    }

    /// Works out who receives the events of a slot, calls `handles(_:)` of new handlers, or of all, and has those that want more than before
    /// catch up on it.
    ///
    /// A handler may change the slot in `handles(_:)`: then everything is worked out once more.
    ///
    /// - Returns: Those that want more than before.
    private func askAudience(of slot: AnySlot, again: Bool = false) -> [Recipient] {
        let (place, generation) = (slot.place.rawValue, self.generation)
        let (list, guests, old) = (roles.lists[place], guests.lists[place].entries, audiences[place])
        // A guest that is a handler as well is called as a handler.
        let entries = guests.isEmpty ? list.entries : list.entries + guests.filter { list.index(ofSameAs: $0) == nil }
        var same = 0
        while !again, same < min(entries.count, old.recipients.count), entries[same] === old.recipients[same].entry {
            same += 1
        }
        var rest: [Recipient] = []
        rest.reserveCapacity(entries.count - same)
        var newcomers: [Recipient] = []
        for entry in entries[same...] {
            let known = old.known(entry, from: same)
            guard let recipient = (again ? nil : known) ?? Recipient(entry, of: slot.events, isAsked: !isOwn(entry))
            else { continue }
            rest.append(recipient)
            if known.map({ !$0.refused.isSubset(of: recipient.refused) }) ?? true { newcomers.append(recipient) }
        }
        guard generation == self.generation else { return askAudience(of: slot, again: again) }
        // Taken out, so that they are changed where they are, and not through the property: then the compiler knows that reading it, as
        // each event does, needs no check for exclusive access. Nothing of a handler runs meanwhile: whoever changes a slot retains the old
        // handlers until everything is done.
        var all = audiences
        audiences = []
        all[place].replaceRecipients(from: same, by: rest)
        all[place].isUntilHandled = list.routing == .untilHandled
        audiences = all
        let wanted = all[place].wantedEvents(of: Self.eventsBySlot[place])
        if wanted != wantedBySlot[place] { wantedBySlot[place] = wanted }
        catchUp(slot.place, newcomers)
        return newcomers
    }

    /// Whether an entry's handler sends the router its events, and would be asked by itself without end.
    private func isOwn(_ entry: HandlerEntry) -> Bool { entry.object.map { owner?.isOwn($0) == true } == true }

    /// The events of each slot, by its place.
    private static let eventsBySlot = Roles.Place.allCases.map { place in
        EventSet(Roles.slots.flatMap { $0.place == place ? $0.events.map(\.id) : [] })
    }

    /// Updates the wanted events, and notifies the owner of a change.
    func publishResponses() {
        var asked = interceptions.events
        for wanted in wantedBySlot { asked.formUnion(wanted) }
        let answers = asked.union(owner?.ownNeeds(beside: asked) ?? EventSet())
        guard answers != responses.current else { return }
        responses.replace(by: answers)
        owner?.responsesDidChange()
    }

    /// Returns what is wrong with handlers that were added to a slot, some of them in vain.
    private func faults(in slot: AnySlot, _ rejected: [HandlerEntry], _ newcomers: [Recipient]) -> [Fault] {
        var faults: [Fault] = []
        for entry in rejected {
            let reason: Fault.Reason = entry.object == nil ? .released : .duplicate
            faults.append(Fault(slot: slot.name, handler: entry.name, reason: reason))
        }
        for newcomer in newcomers {
            if isOwn(newcomer.entry) {
                faults.append(Fault(slot: slot.name, handler: newcomer.asked.name, reason: .inOwnSlot))
            }
            for event in slot.events.reversed()
            where event.traits.contains(.once) && onceAnswers[event.id] != nil && newcomer.wants(EventSet(event.id)) {
                faults.append(Fault(event: event.id, slot: slot.name, handler: newcomer.asked.name, reason: .missed))
                break
            }
            // A cast to a protocol takes long, and few handlers have another class's name.
            if let object = newcomer.entry.object, newcomer.type != type(of: object),
                let standIn = object as? any StandIn
            {
                faults += standIn.faults(in: slot.name)
            }
        }
        return faults
    }
}
