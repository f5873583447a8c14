/// The closures that intercept each event, and the conditions that events have to meet: stacks of which the last added is on top.
@MainActor final class InterceptionStacks {
    /// The stacks; none is empty.
    private var stacks: [[Interception]] = []

    /// How many keys were made up.
    private var keysMade = 0

    /// The events that closures receive in place of the handlers.
    var events: EventSet { EventSet(stacks.compactMap { $0[0].definition?.id }) }

    /// Returns the closures over an event, or the conditions, which are over none.
    subscript(event: AnyEventDefinition?) -> [Interception] {
        get { stacks.first { $0[0].definition === event } ?? [] }
        set { stacks = stacks.filter { $0[0].definition !== event } + (newValue.isEmpty ? [] : [newValue]) }
    }

    /// Makes a key that nobody else has, and that says where the closure is.
    func makeKey(_ fileID: String, _ line: Int) -> String {
        keysMade += 1
        return "\(fileID):\(line) #\(keysMade)"
    }

    /// Returns whether all conditions admit an event.
    func admit(_ event: AppEvent) -> Bool { self[nil].allSatisfy { $0.admits(event) } }
}
