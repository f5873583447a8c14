// This folder holds the closures that intercept events: the router's stacks of them, a closure in its stack (`Interception`), and an event's way
// down through them (`Descent`).

extension EventRouter {
    /// How many closures an event passes: each takes some of the main thread's stack, which is a megabyte on a phone.
    static let limit = 100

    /// The events that closures receive in place of the handlers.
    var interceptedEvents: EventSet { EventSet(stacks.keys) }

    /// Makes a key that nobody else has, and that says where the closure is.
    func makeKey(_ fileID: String, _ line: Int) -> String {
        keysMade += 1
        return "\(fileID):\(line) #\(keysMade)"
    }

    /// Adds a closure on top of an event's stack, in place of the one with its key.
    func add(_ interception: Interception, to event: AppEvent) {
        let stack = stacks[event] ?? []
        let others = stack.filter { $0.key != interception.key }
        guard others.count < Self.limit else {
            interception.deactivate()
            let slot = slots.first { $0.events.contains { $0.id == event } }?.name ?? ""
            return diagnostics.report(.stackedTooHigh(limit: Self.limit), by: interception.key, in: slot, at: event)
        }
        stacks[event] = others + [interception]
        publishResponses()
        stack.first { $0.key == interception.key }?.deactivate()
    }

    /// Adds a condition, in place of the one with its key.
    func addCondition(_ interception: Interception) {
        let old = conditions.first { $0.key == interception.key }
        conditions = conditions.filter { $0 !== old } + [interception]
        old?.deactivate()
        offerKeptEvents()
    }

    /// Removes a closure, and releases what it captured.
    func remove(_ interception: Interception) {
        if conditions.contains(where: { $0 === interception }) {
            conditions = conditions.filter { $0 !== interception }
            offerKeptEvents()
        }
        for event in interception.events {
            let rest = stacks[event]?.filter { $0 !== interception } ?? []
            stacks[event] = rest.isEmpty ? nil : rest
        }
        publishResponses()
        interception.deactivate()
    }

    /// Returns whether all conditions admit an event.
    func admits(_ event: AppEvent) -> Bool { conditions.allSatisfy { $0.admits(event) } }
}
