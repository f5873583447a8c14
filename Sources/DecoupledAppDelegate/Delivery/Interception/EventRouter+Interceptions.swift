// This folder holds the closures that intercept events: the router's list of them, one of them (`Interception`), and which
// levels of an event's way down through them (`Delivery`) still wait (`DescentLevels`).

extension EventRouter {
    /// How many closures an event passes: each takes some of the main thread's stack, which is a megabyte on a phone.
    static let limit = 100

    /// The events that closures receive in place of the handlers.
    var interceptedEvents: EventSet { EventSet(interceptions.compactMap { $0[0].definition?.id }) }

    /// Makes a key that nobody else has, and that says where the closure is.
    func makeKey(_ fileID: String, _ line: Int) -> String {
        keysMade += 1
        return "\(fileID):\(line) #\(keysMade)"
    }

    /// Adds a closure or a condition on top, in place of the one with its key.
    func intercept(
        _ events: [AppEvent], _ definition: EventDefinition?, _ key: String, _ action: Interception.Action
    ) -> Interception {
        let interception = Interception(of: events, definition, key: key, action, by: self)
        let stack = stack(over: definition)
        let old = stack.first { $0.key == key }
        if let definition, old == nil, stack.count >= Self.limit {
            interception.deactivate()
            report(.stackedTooHigh(limit: Self.limit), by: key, at: definition)
        } else {
            replace(old, over: definition, by: [interception])
        }
        return interception
    }

    /// Removes a closure or a condition, and releases what it captured.
    func remove(_ interception: Interception) {
        replace(interception, over: interception.definition)
    }

    private func replace(_ old: Interception?, over event: EventDefinition?, by new: [Interception] = []) {
        let stack = stack(over: event).filter { $0 !== old } + new
        interceptions = interceptions.filter { $0[0].definition !== event } + (stack.isEmpty ? [] : [stack])
        publishResponses()
        old?.deactivate()
        if event == nil { offerKeptEvents() }
    }

    /// Returns the closures over an event, or the conditions, which are over none.
    func stack(over event: EventDefinition?) -> [Interception] {
        interceptions.first { $0[0].definition === event } ?? []
    }

    /// Returns whether all conditions admit an event.
    func admits(_ event: AppEvent) -> Bool { stack(over: nil).allSatisfy { $0.admits(event) } }
}
