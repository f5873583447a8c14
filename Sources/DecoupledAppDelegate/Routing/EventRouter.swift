import Foundation

/// What stands behind the fronts: the slots with their handlers, and the passes that turn many answers into one.
///
/// ``AppDelegate`` makes one that all its instances share. Make another to have an app delegate that nobody else affects, as
/// tests do: `AppDelegate(router: EventRouter())`.
@MainActor
public final class EventRouter<Slots> {
    let diagnostics: Diagnostics

    /// Which events somebody wants, for `responds(to:)` on any thread.
    let responses: Responses

    /// Called with the old answers when an answer of `responses` changes.
    var responsesWillChange: (Set<AppEvent>) -> Void = { _ in }

    /// What waits for a handler.
    let kept: KeptEvents<Slots>

    /// Events that the package itself needs, given those that handlers want.
    var ownNeeds: (Set<AppEvent>) -> Set<AppEvent> = { _ in [] } {
        didSet { publishAnswers() }
    }

    /// What stands above the slots; nil as long as nothing was ever intercepted.
    var interceptor: (any EventInterceptor)?

    /// The deadlines that differ from the events' own, in seconds.
    var deadlines: [AppEvent: TimeInterval] = [:]

    /// Counts the changes of slots, so that a pass knows when to look whether a handler is still there.
    private(set) var generation = 0

    /// The events that come once per process and have come, each with the answer it got.
    private var onceAnswers: [AppEvent: Bool] = [:]

    let catalog: [AnySlot<Slots>]
    private var wanted: [Set<AppEvent>]
    private var changedSlots: Set<Int> = []

    /// The slots with their handlers.
    private(set) var slots: Slots

    init(slots: Slots, catalog: [AnySlot<Slots>], clock: any EventClock) {
        self.slots = slots
        self.catalog = catalog
        diagnostics = Diagnostics(clock: clock)
        kept = KeptEvents(clock: clock)
        responses = Responses(for: catalog.flatMap(\.events))
        wanted = Array(repeating: [], count: catalog.count)
        refreshResponses()
    }
}

// MARK: Slots

extension EventRouter {
    /// Replaces the slots, works out which events are wanted now, and reports what is wrong with the new handlers.
    func update(_ newSlots: Slots) {
        // The old handlers live until everything is done: the deinit of one may read a slot.
        let oldSlots = slots
        defer { withExtendedLifetime(oldSlots) {} }

        var newSlots = newSlots
        let duplicates = catalog.map { $0.duplicates(newSlots) }
        for (slot, names) in zip(catalog, duplicates) where !names.isEmpty {
            slot.forgetDuplicates(&newSlots)
        }
        slots = newSlots
        generation += 1

        var added: [[AnyHandlerEntry]] = []
        for (index, slot) in catalog.enumerated() {
            let old = slot.identities(oldSlots)
            if old != slot.identities(newSlots) { changedSlots.insert(index) }
            added.append(slot.entries(newSlots).filter { !old.contains(ObjectIdentifier($0.handler)) })
        }
        askChangedSlots()

        for (index, slot) in catalog.enumerated() {
            catchUp(slot, added: added[index].map(\.handler))
            for name in duplicates[index] {
                diagnostics.report(.duplicate, by: name, in: slot.name)
            }
            for entry in added[index] {
                let missed = slot.onceOnly.last { onceAnswers[$0] != nil && entry.handler.handles($0) }
                if let missed { diagnostics.report(.missed, by: entry.name, in: slot.name, at: missed) }
            }
        }
        reportFaults(ofNewcomersSince: oldSlots)
    }

    /// Reports what handlers know to be wrong with themselves that were in no slot before.
    private func reportFaults(ofNewcomersSince oldSlots: Slots) {
        var known = Set(catalog.flatMap { $0.entries(oldSlots) }.map { ObjectIdentifier($0.handler) })
        for slot in catalog {
            for case let handler as any SelfDiagnosing in slot.entries(slots).map(\.handler)
            where known.insert(ObjectIdentifier(handler)).inserted {
                handler.faults(in: slot.name).forEach(diagnostics.onFault)
            }
        }
    }

    /// Asks every handler again which events it wants.
    func refreshResponses() {
        changedSlots = Set(catalog.indices)
        askChangedSlots()
    }

    private func askChangedSlots() {
        while let index = changedSlots.popFirst() {
            let generation = generation
            let slot = catalog[index]
            let handlers = slot.entries(slots).map(\.handler)
            let events = slot.events.filter { event in handlers.contains { $0.handles(event) } }
            if generation == self.generation {
                wanted[index] = Set(events)
            } else {
                // A handler changed a slot while it was asked.
                changedSlots.insert(index)
            }
        }
        publishAnswers()
    }

    /// Works out which events somebody wants, and tells of a change.
    func publishAnswers() {
        let handled = wanted.reduce(into: interceptor?.events ?? []) { $0.formUnion($1) }
        let answers = handled.union(ownNeeds(handled))
        if answers != responses.current {
            responsesWillChange(responses.current)
            responses.replace(by: answers)
        }
    }
}

// MARK: Events that come once

extension EventRouter {
    /// Notes that an event that comes once has come without anybody to hear it.
    func passedUnheard(_ event: AppEvent) {
        if onceAnswers[event] == nil { onceAnswers[event] = true }
    }

    /// Whether an event that comes once has come.
    func hasDelivered(_ event: AppEvent) -> Bool {
        onceAnswers[event] != nil
    }

    /// Runs the pass of an event that comes once per process; told of it again, returns the first answer.
    func once(_ event: AppEvent, _ pass: () -> Bool) -> Bool {
        if let answer = onceAnswers[event] { return answer }
        onceAnswers[event] = true
        let answer = pass()
        onceAnswers[event] = answer
        return answer
    }
}
