import Foundation

// This folder delivers events: what an event is (`Event`), where its handlers are (`Slot`), who receives it (`Audience`), the router, whose
// one loop (`ask`) calls them, and what collects answers that come later (`Gathering`). It knows no role and no platform.

/// The owner of a router.
@MainActor protocol EventRouterOwner: AnyObject {
    /// Returns the events that the package needs itself, given those that handlers and closures want.
    func ownNeeds(beside wanted: EventSet) -> EventSet

    /// Called when an answer of `responds(to:)` has changed.
    func responsesDidChange()
}

/// Stores the slots and routes events through them.
@MainActor final class EventRouter {
    let diagnostics: Diagnostics
    let interceptions = Interceptions()
    let kept: KeptEvents

    /// The wanted events, for `responds(to:)` on any thread.
    let responses: Responses

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
    private var guests: [Roles.Place: [HandlerEntry]] = [:]

    let slots: [AnySlot]
    private var eventsBySlot = Array(repeating: EventSet(), count: Roles.Place.allCases.count)
    private var wantedBySlot = Array(repeating: EventSet(), count: Roles.Place.allCases.count)

    /// The events that come once per process and have come, each with the answer it got.
    private var onceAnswers: [AppEvent: Any] = [:]

    /// Creates a router.
    ///
    /// - Parameters:
    ///   - slots: Every slot.
    ///   - clock: The clock that deadlines and durations are measured by.
    init(slots: [AnySlot], clock: any EventClock) {
        self.slots = slots
        for slot in slots { eventsBySlot[slot.place.rawValue] = EventSet(slot.events.map(\.id)) }
        diagnostics = Diagnostics(clock: clock)
        kept = KeptEvents(clock: clock)
        responses = Responses()
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
    func take() -> Taking { Taking(generation: generation, roles: roles) }

    func slot(at place: Roles.Place) -> AnySlot {
        // Whoever has a place has got it from a slot.
        slots.first { $0.place == place } ?? slots[0]
    }

    /// Replaces all slots.
    func setRoles(_ newRoles: Roles, since taking: Taking? = nil) { change(since: taking) { $0 = newRoles } }

    /// Replaces the handlers of a slot.
    func set<Role>(
        _ slot: WritableKeyPath<Roles, Handlers<Role>>,
        to handlers: Handlers<Role>,
        since taking: Taking? = nil
    ) {
        change(since: taking) { $0[keyPath: slot] = handlers }
    }

    private func change(since taking: Taking?, _ change: (inout Roles) -> Void) {
        // The old handlers live until everything is done: the deinit of one may read a slot.
        let oldRoles = roles
        defer { withExtendedLifetime(oldRoles) {} }
        change(&roles)
        let misfits = roles.misfits
        roles.misfits = []
        generation += 1
        let faults = faults(ofReplacing: oldRoles, since: taking)
        var changed: [AnySlot] = []
        for slot in slots where roles[slot].mayDiffer(from: oldRoles[slot]) { changed.append(slot) }
        settle(changed)
        for fault in faults { diagnostics.onFault(fault) }
        for misfit in misfits { diagnostics.report(.withoutRole, by: misfit, in: "roles") }
    }

    /// Replaces the guests of a slot.
    func setGuests<Role>(_ handlers: Handlers<Role>, of slot: Slot<Role>) {
        let oldGuests = guests[slot.place]
        defer { withExtendedLifetime(oldGuests) {} }
        guests[slot.place] = handlers.list.entries
        generation += 1
        settle([self.slot(at: slot.place)])
    }

    /// The guests of a slot.
    func guests<Role>(of slot: Slot<Role>) -> Handlers<Role> {
        var list = HandlerList()
        list.replaceEntries(by: guests[slot.place] ?? [])
        return Handlers(list)
    }

    /// Whether an object is in a slot, as a handler or as a guest.
    func isPresent(_ object: AnyObject, in place: Roles.Place) -> Bool {
        roles.lists[place.rawValue].index(of: object) != nil || guests[place]?.contains { $0.object === object } == true
    }

    /// Drops the freed weak handlers of a slot, and updates the wanted events.
    func dropDeadHandlers(of place: Roles.Place) {
        roles.lists[place.rawValue].removeDead()
        generation += 1
        settle([slot(at: place)])
    }

    /// Asks every handler again which events it wants; those that want more catch up on it.
    func refreshResponses() {
        for slot in slots {
            let before = audiences[slot.place.rawValue].recipients
            let willing = askAudience(of: slot, again: true).filter { recipient in
                before.contains { $0.entry === recipient.entry && !$0.refused.isSubset(of: recipient.refused) }
            }
            catchUp(slot.place, willing)
        }
        publishResponses()
    }
}

// MARK: Events that come once

extension EventRouter {
    /// Marks an event that comes once per process as past.
    func passedUnheard(_ event: AppEvent) { if onceAnswers[event] == nil { onceAnswers[event] = true } }

    /// Whether an event that comes once per process is past.
    func hasDelivered(_ event: AppEvent) -> Bool { onceAnswers[event] != nil }

    /// Delivers an event once per process; later calls return the first answer.
    func once<Output>(_ event: AppEvent, _ neutral: Output, _ deliver: () -> Output) -> Output {
        if let answer = onceAnswers[event] { return answer as? Output ?? neutral }
        onceAnswers[event] = neutral
        let answer = deliver()
        onceAnswers[event] = answer
        return answer
    }
}

// MARK: Interceptions

extension EventRouter {
    /// Stacks a closure over its event, and replaces the one with the same key.
    func add(_ interception: Interception) {
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
    private func settle(_ changed: [AnySlot]) {
        let wantedBefore = wantedBySlot
        var news: [(slot: AnySlot, repeated: [HandlerEntry], newcomers: [Recipient])] = []
        for slot in changed { news.append((slot, takeRepeated(from: slot.place), askAudience(of: slot))) }
        if wantedBySlot != wantedBefore { publishResponses() }
        for (slot, _, newcomers) in news { catchUp(slot.place, newcomers) }
        for (slot, repeated, newcomers) in news { reportFaults(in: slot, repeated, newcomers) }
    }

    /// Returns a fault for each slot that was changed after it had been given out, and has now been set without that change.
    private func faults(ofReplacing oldRoles: Roles, since taking: Taking?) -> [Fault] {
        guard let taking, taking.generation + 1 < generation else { return [] }
        return slots.compactMap { slot in
            guard let lost = oldRoles[slot].changes(from: taking.roles[slot]).first,
                !roles[slot].changes(from: oldRoles[slot]).isEmpty
            else { return nil }
            return Fault(slot: slot.name, handler: lost, reason: .overwritten)
        }
    }

    private func takeRepeated(from place: Roles.Place) -> [HandlerEntry] {
        let repeated = roles.lists[place.rawValue].repeated
        roles.lists[place.rawValue].forgetRepeated()
        return repeated
    }

    /// Works out who receives the events of a slot, and calls `handles(_:)` of new handlers, or of all.
    ///
    /// A handler may change the slot in `handles(_:)`: then everything is worked out once more.
    ///
    /// - Returns: The new ones.
    @discardableResult private func askAudience(of slot: AnySlot, again: Bool = false) -> [Recipient] {
        let place = slot.place.rawValue
        var newcomers: [Recipient] = []
        var generation: Int
        repeat {
            generation = self.generation
            newcomers = []
            let list = roles.lists[place]
            let old = audiences[place].recipients
            let entries = guests[slot.place].map { list.entries + $0 } ?? list.entries
            var same = 0
            while !again, same < min(entries.count, old.count), entries[same] === old[same].entry { same += 1 }
            var rest: [Recipient] = []
            rest.reserveCapacity(entries.count - same)
            for entry in entries[same...] {
                if !again, let known = known(entry, in: old[same...]) {
                    rest.append(known)
                } else if let newcomer = Recipient(entry, of: slot.events) {
                    rest.append(newcomer)
                    newcomers.append(newcomer)
                }
            }
            guard generation == self.generation else { continue }
            setAudience(of: place, routing: list.routing, from: same, rest)
        } while generation != self.generation
        wantedBySlot[place] = audiences[place].wantedEvents(of: eventsBySlot[place])
        return newcomers
    }

    /// Returns what is known of an entry's handler.
    private func known(_ entry: HandlerEntry, in recipients: ArraySlice<Recipient>) -> Recipient? {
        for recipient in recipients where recipient.entry.identity == entry.identity {
            if let object = entry.object, recipient.entry.object === object {
                return Recipient(entry, knownAs: recipient)
            }
        }
        return nil
    }

    /// Replaces the recipients of a slot from an index on.
    private func setAudience(of place: Int, routing: ClaimRouting, from index: Int, _ recipients: [Recipient]) {
        // The old ones live until the new ones are there: the deinit of one may cause an event.
        let old = Array(audiences[place].recipients[index...])
        defer { withExtendedLifetime(old) {} }
        // Taken out, so that they are changed where they are, and not through the property: then the compiler knows that reading it, as
        // each event does, needs no check for exclusive access.
        var all = audiences
        audiences = []
        all[place].recipients.replaceSubrange(index..., with: recipients)
        all[place].routing = routing
        audiences = all
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

    private func reportFaults(in slot: AnySlot, _ repeated: [HandlerEntry], _ newcomers: [Recipient]) {
        for entry in repeated where entry.object != nil {
            diagnostics.report(.duplicate, by: entry.name, in: slot.name)
        }
        for newcomer in newcomers {
            for event in slot.events.reversed()
            where event.traits.contains(.once) && onceAnswers[event.id] != nil && newcomer.wants(EventSet(event.id)) {
                diagnostics.report(.missed, by: newcomer.asked.name, in: slot.name, at: event.id)
                break
            }
            // A cast to a protocol takes long, and few handlers have another class's name.
            if let object = newcomer.entry.object, newcomer.type != type(of: object),
                let standIn = object as? any StandIn
            {
                standIn.faults(in: slot.name).forEach(diagnostics.onFault)
            }
        }
    }
}
