extension HandlerRegistry {
    /// How many closures an event passes: each takes some of the main thread's stack, which is a megabyte on a phone.
    static let maximumOfClosures = 100

    /// Adds a closure or a condition on top, in place of the one with its key.
    ///
    /// - Parameters:
    ///   - events: The events that it is for.
    ///   - definition: The event that a closure intercepts; nil for a condition.
    ///   - key: Its key; nil for one that nobody else has.
    ///   - location: Where it is in the source, for the key.
    ///   - action: What it does.
    /// - Returns: Its token.
    func intercept(
        _ events: [AppEvent], _ definition: AnyEventDefinition?, _ key: String?, at location: (file: String, line: Int),
        _ action: Interception.Action
    ) -> Interception {
        let key = key ?? interceptions.makeKey(location.file, location.line)
        let interception = Interception(of: events, definition, key: key, action, by: self)
        let stack = interceptions[definition]
        let old = stack.first { $0.key == key }
        if let definition, old == nil, stack.count >= Self.maximumOfClosures {
            interception.deactivate()
            reportFault(.stackedTooHigh(limit: Self.maximumOfClosures), by: key, at: definition)
        } else {
            replace(old, over: definition, by: [interception])
        }
        return interception
    }

    /// Removes a closure or a condition, and releases what it captured.
    func remove(_ interception: Interception) {
        replace(interception, over: interception.definition)
    }

    private func replace(_ old: Interception?, over definition: AnyEventDefinition?, by new: [Interception] = []) {
        interceptions[definition] = interceptions[definition].filter { $0 !== old } + new
        publishResponses()
        old?.deactivate()
        if definition == nil { keptEvents.offerAll() }
    }
}
