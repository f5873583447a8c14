// This folder holds the closures that intercept events: the router's list of them, one of them (`Interception`), and an event's way down through
// them (`Descent`).

extension EventRouter {
    /// How many closures an event passes: each takes some of the main thread's stack, which is a megabyte on a phone.
    static let limit = 100

    /// The events that closures receive in place of the handlers.
    var interceptedEvents: EventSet { EventSet(interceptions.compactMap(\.definition?.id)) }

    /// Makes a key that nobody else has, and that says where the closure is.
    func makeKey(_ fileID: String, _ line: Int) -> String {
        keysMade += 1
        return "\(fileID):\(line) #\(keysMade)"
    }

    /// Adds a closure or a condition on top, in place of the one with its key.
    func add(_ interception: Interception) {
        let rivals = interceptions.filter { $0.definition === interception.definition }
        let old = rivals.first { $0.key == interception.key }
        if let event = interception.definition, old == nil, rivals.count >= Self.limit {
            interception.deactivate()
            let name = slots[event.place].name
            return diagnostics.report(.stackedTooHigh(limit: Self.limit), by: interception.key, in: name, at: event.id)
        }
        interceptions = interceptions.filter { $0 !== old } + [interception]
        didChangeInterceptions(interception, without: old)
    }

    /// Removes a closure or a condition, and releases what it captured.
    func remove(_ interception: Interception) {
        interceptions = interceptions.filter { $0 !== interception }
        didChangeInterceptions(interception, without: interception)
    }

    private func didChangeInterceptions(_ changed: Interception, without old: Interception?) {
        publishResponses()
        old?.deactivate()
        if changed.definition == nil { offerKeptEvents() }
    }

    /// The index of the topmost closure over an event; nil if there is none.
    func top(over event: EventDefinition) -> Int? {
        // Not `lastIndex`, whose closure would check on which actor it runs, each time.
        for index in interceptions.indices.reversed() where interceptions[index].definition === event { return index }
        return nil
    }

    /// Returns whether all conditions admit an event.
    func admits(_ event: AppEvent) -> Bool { interceptions.allSatisfy { $0.admits(event) } }
}
