/// The closures that intercept each event, and the conditions that events have to meet: stacks of which the last added
/// is on top.
@MainActor final class InterceptionStacks {
    /// The stacks; none is empty.
    private var stacks: [[Interception]] = []

    /// How many keys were made up.
    private var keysMade = 0

    /// The events that closures receive in place of the handlers, and those that conditions hold.
    var events: EventSet {
        self[nil].reduce(EventSet(stacks.compactMap { $0[0].definition?.event })) { $0.union($1.heldEvents) }
    }

    /// Returns the closures over an event, or the conditions, which are over none.
    subscript(definition: AnyEventDefinition?) -> [Interception] {
        get { stacks.first { $0[0].definition === definition } ?? [] }
        set { stacks = stacks.filter { $0[0].definition !== definition } + (newValue.isEmpty ? [] : [newValue]) }
    }

    /// Makes a key that nobody else has, and that says where the closure is.
    func makeKey(_ fileID: String, _ line: Int) -> String {
        keysMade += 1
        return "\(fileID):\(line) #\(keysMade)"
    }

    /// Returns what the conditions do with an event together: one that rejects it outweighs one that holds it.
    func admission(of delivery: AnyDelivery) -> Admission {
        let admissions = self[nil].map { $0.admission(of: delivery) }
        return admissions.contains(.rejected) ? .rejected : admissions.first { $0 != .admitted } ?? .admitted
    }
}
