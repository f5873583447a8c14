import Foundation

// The room of events and their passes: what an event is (`Event`), where its handlers are (`Slot`), and the router that asks them. It
// knows no role and no platform.

/// The owner of a router.
@MainActor
protocol EventRouterOwner: AnyObject {
    /// Returns the events that the package needs itself, given those that handlers and closures want.
    func ownNeeds(beside wanted: Set<AppEvent>) -> Set<AppEvent>

    /// Called when an answer of `responds(to:)` has changed.
    func responsesDidChange()
}

/// Stores the slots and routes events through them.
@MainActor
final class EventRouter {
    let diagnostics: Diagnostics
    let interceptions = Interceptions()
    let kept: KeptEvents

    /// The wanted events, for `responds(to:)` on any thread.
    let responses: Responses

    /// The router's owner.
    weak var owner: (any EventRouterOwner)? { didSet { publishResponses() } }

    /// The deadlines that differ from the events' own, in seconds.
    var deadlines: [AppEvent: TimeInterval] = [:]

    /// The slots as they were set.
    private(set) var roles = Roles()

    /// Guests: objects that are asked after the handlers of a slot, and stay when the slot is set.
    private(set) var guests = Roles()

    /// The recipients: handlers and guests, each with the events it opted out of.
    // Unchecked, which saves a look-up for each event: only `changeAudience(_:)` changes it, and runs no code of anybody else meanwhile.
    @safe @exclusivity(unchecked) private(set) var audience = Roles()

    /// Counts changes of slots, so that a pass checks for removed handlers only after one.
    private(set) var generation = 0

    let slots: [any AnySlot]
    private let indices: [PartialKeyPath<Roles>: Int]
    private var wantedBySlot: [Set<AppEvent>]
    private var wanted: Set<AppEvent> = []
    private var takings = 0

    /// The events that come once per process and have come, each with the answer it got.
    private var onceAnswers: [AppEvent: Bool] = [:]

    /// Creates a router.
    ///
    /// - Parameters:
    ///   - slots: Every slot.
    ///   - clock: The clock that deadlines and durations are measured by.
    init(slots: [any AnySlot], clock: any EventClock) {
        self.slots = slots
        indices = Dictionary(uniqueKeysWithValues: slots.enumerated().map { ($1.property, $0) })
        wantedBySlot = Array(repeating: [], count: slots.count)
        diagnostics = Diagnostics(clock: clock)
        kept = KeptEvents(clock: clock)
        responses = Responses(for: slots.flatMap { $0.events.map(\.id) })
    }

    /// Whether passes are timed, recorded or intercepted, which takes them off the fast loop.
    @inline(__always)
    var isObserving: Bool { diagnostics.isTiming || interceptions.areActive }
}

// MARK: Slots

extension EventRouter {
    /// The slots as they were when some were given out to be changed in place.
    struct Taking {
        let number: Int
        let generation: Int
        let roles: Roles
    }

    /// Gives out the slots to be changed in place; they show the old handlers until they are set.
    func take() -> Taking {
        takings += 1
        return Taking(number: takings, generation: generation, roles: roles)
    }

    /// Replaces all slots.
    func setRoles(_ newRoles: Roles, since taking: Taking? = nil) {
        // The old handlers live until everything is done: the deinit of one may read a slot.
        let oldRoles = roles
        defer { withExtendedLifetime(oldRoles) {} }
        roles = newRoles
        roles.misfits = []
        generation += 1
        let faults = faults(ofReplacing: oldRoles, since: taking)
        settle(slots.indices.filter { slots[$0].mayDiffer(oldRoles, newRoles) })
        faults.forEach(diagnostics.onFault)
        for misfit in newRoles.misfits { diagnostics.report(.withoutRole, by: misfit, in: "roles") }
    }

    /// Replaces the handlers of a slot.
    func set<Role>(
        _ slot: WritableKeyPath<Roles, Handlers<Role>>,
        to handlers: Handlers<Role>,
        since taking: Taking? = nil
    ) {
        let oldRoles = roles
        defer { withExtendedLifetime(oldRoles) {} }
        roles[keyPath: slot] = handlers
        generation += 1
        let faults = faults(ofReplacing: oldRoles, since: taking)
        if let index = indices[slot] { settle([index], since: taking) }
        faults.forEach(diagnostics.onFault)
    }

    /// Replaces the guests of a slot.
    func setGuests<Role>(_ handlers: Handlers<Role>, of slot: Slot<Role>) {
        let oldGuests = guests[keyPath: slot.handlers]
        defer { withExtendedLifetime(oldGuests) {} }
        guests[keyPath: slot.handlers] = handlers
        generation += 1
        if let index = indices[slot.property] { settle([index]) }
    }

    /// Changes the recipients; the change must run no code of a handler.
    func changeAudience(_ change: (inout Roles) -> Void) {
        change(&audience)
    }

    /// Drops the freed weak handlers of a slot, and updates the wanted events.
    func dropDeadHandlers<Role>(of slot: Slot<Role>) {
        roles[keyPath: slot.handlers].removeDead()
        if let index = indices[slot.property] { settle([index]) }
    }

    /// Asks every handler again which events it wants.
    func refreshResponses() {
        for slot in slots { slot.refresh(in: self) }
        for index in slots.indices { updateWanted(index) }
        publishResponses()
    }
}

// MARK: Events that come once

extension EventRouter {
    /// Marks an event that comes once per process as past.
    func passedUnheard(_ event: AppEvent) {
        if onceAnswers[event] == nil { onceAnswers[event] = true }
    }

    /// Whether an event that comes once per process is past.
    func hasDelivered(_ event: AppEvent) -> Bool {
        onceAnswers[event] != nil
    }

    /// Delivers an event once per process; later calls return the first answer.
    func once(_ event: AppEvent, _ deliver: () -> Bool) -> Bool {
        if let answer = onceAnswers[event] { return answer }
        onceAnswers[event] = true
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
}

// MARK: What a change brings

extension EventRouter {
    private func settle(_ changed: [Int], since taking: Taking? = nil) {
        let repeated = changed.map { slots[$0].takeRepeated(from: &roles) }
        let newcomers = changed.map { slots[$0].settle(in: self, since: taking) }
        for index in changed { updateWanted(index) }
        publishResponses()
        for (index, newcomers) in zip(changed, newcomers) { catchUp(slots[index], newcomers) }
        for (position, index) in changed.enumerated() {
            reportFaults(in: slots[index], repeated[position], newcomers[position])
        }
    }

    /// Returns a fault for each slot that was changed after it had been given out, and has now been set without that change.
    private func faults(ofReplacing oldRoles: Roles, since taking: Taking?) -> [Fault] {
        guard let taking, taking.generation + 1 < generation else { return [] }
        return slots.compactMap { slot in
            guard let lost = slot.changes(from: taking.roles, to: oldRoles).first,
                !slot.changes(from: oldRoles, to: roles).isEmpty
            else { return nil }
            return Fault(slot: slot.name, handler: lost, reason: .overwritten)
        }
    }

    private func updateWanted(_ index: Int) {
        let events = slots[index].wantedEvents(in: audience)
        guard events != wantedBySlot[index] else { return }
        wanted.subtract(wantedBySlot[index])
        wanted.formUnion(events)
        wantedBySlot[index] = events
    }

    /// Updates the wanted events, and notifies the owner of a change.
    func publishResponses() {
        let asked = wanted.union(interceptions.events)
        let answers = asked.union(owner?.ownNeeds(beside: asked) ?? [])
        guard answers != responses.current else { return }
        responses.replace(by: answers)
        owner?.responsesDidChange()
    }

    private func reportFaults(
        in slot: any AnySlot,
        _ repeated: [any Any.Type],
        _ newcomers: [AnyHandlerEntry]
    ) {
        for type in repeated {
            diagnostics.report(.duplicate, by: String(describing: type), in: slot.name)
        }
        let missable = slot.events.filter { $0.traits.contains(.once) && onceAnswers[$0.id] != nil }.map(\.id)
        for newcomer in newcomers {
            if let missed = missable.last(where: { !newcomer.refused.contains($0) }) {
                diagnostics.report(.missed, by: newcomer.name, in: slot.name, at: missed)
            }
            if let handler = newcomer.handler as? any SelfDiagnosing {
                handler.faults(in: slot.name).forEach(diagnostics.onFault)
            }
        }
    }
}
