import Foundation

// This folder delivers events: what an event is (`Event`), where its handlers are (`Slot`, `Roles`), who receives it (`Audience`, `Pass`), and
// the router. `Rules` is how handlers are called, `Answers` how their answers become one, `Interception` what closures do with an event
// before handlers receive it, `Keeping` what waits for handlers that come later. Nothing here knows a role's protocol, or differs by platform.

/// The owner of a router.
@MainActor protocol EventRouterOwner: AnyObject {
    /// Returns the events that handlers and closures want, with those that the package needs itself.
    func needs(with wanted: EventSet) -> EventSet

    /// Called when an answer of `responds(to:)` has changed.
    func responsesDidChange()

    /// Called when a slot has changed.
    func slotsDidChange()

    /// Whether an object sends the router its events, so that it cannot be asked in a slot.
    func isOwn(_ object: AnyObject) -> Bool
}

/// Stores the slots and routes events through them.
///
/// It knows who is in the slots, whose turn it is, and which events that come once have come; who receives events, what intercepts them and what
/// is kept are parts of its own.
@MainActor final class EventRouter {
    let diagnostics: Diagnostics

    /// The wanted events, for `responds(to:)` on any thread.
    let responses = Responses()

    /// The router's owner.
    weak var owner: (any EventRouterOwner)? { didSet { publishResponses() } }

    /// The deadlines that differ from the events' own, in seconds.
    var deadlines: [AppEvent: TimeInterval] = [:]

    /// The slots as they were set.
    var handlers = Roles()

    /// Those who receive events.
    let audiences = Audiences()

    /// What intercepts events, and what they have to meet.
    let interceptions = InterceptionStacks()

    /// What waits for handlers that are added later.
    private(set) lazy var kept = KeptEvents(of: self)

    /// Handlers that are called in turn, by the pending result that they are called for.
    ///
    /// They do not belong to the result, which lives for as long as a handler keeps its completion handler; until they are over, they retain
    /// the result.
    var turns: [ObjectIdentifier: Turns] = [:]

    /// The events that come once and have come, each with what gives its answer to one that comes again.
    var onceAnswers: [AppEvent: @MainActor (SentEvent) -> Void] = [:]

    /// Creates a router with empty slots.
    ///
    /// - Parameter clock: The clock that deadlines and durations are measured by.
    init(clock: any EventClock) {
        diagnostics = Diagnostics(clock: clock)
    }
}

// MARK: Slots

extension EventRouter {
    /// Gives out the slots to be changed in place; they show the old handlers until they are set.
    func take() -> Roles {
        MainThread.check()
        handlers.generation = audiences.generation
        return handlers
    }

    /// Sets all slots; one that the new roles leave as it was given out keeps what was changed in it meanwhile.
    func set(_ new: Roles, since taken: Roles) {
        // Exchanged, since the deinit of an old handler may read a slot.
        let old = exchange(&handlers, with: new)
        handlers.misfits = []
        let faults = merge(old, since: taken) + new.misfits
        settle(since: old)
        for fault in faults { diagnostics.onFault(fault) }
    }

    /// Replaces the guests of a slot.
    func setGuests<Role>(_ handlers: Handlers<Role>, of slot: KeyPath<Slots, Slot<Role>>) {
        withExtendedLifetime(audiences.guests) {
            audiences.guests[dynamicMember: slot] = handlers
            settle(Slots()[keyPath: slot].place, since: self.handlers)
        }
    }

    /// Whether an object is in a slot, as a handler or as a guest.
    func isPresent(_ object: AnyObject, in place: Int) -> Bool {
        handlers.lists[place].index(of: object) != nil || audiences.guests.lists[place].index(of: object) != nil
    }

    /// Drops the freed weak handlers of a slot, and updates the wanted events.
    func dropDeadHandlers(of place: Int) {
        handlers.lists[place].removeDead()
        settle(place, since: handlers)
    }

    /// Asks every handler again which events it wants; those that want more catch up on it.
    func refreshResponses() { settle(since: handlers, again: true) }
}

// MARK: Events that come once

extension EventRouter {
    /// Marks an event that comes once per process as past.
    func passedUnheard(_ event: AppEvent) { if onceAnswers[event] == nil { onceAnswers[event] = { _ in } } }

    /// Whether an event that comes once per process is past.
    func hasDelivered(_ event: AppEvent) -> Bool { onceAnswers[event] != nil }
}
