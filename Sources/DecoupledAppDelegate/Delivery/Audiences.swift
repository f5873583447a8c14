/// Who receives the events of every slot.
@MainActor final class Audiences {
    /// Those who receive the events of each slot, by its place.
    private var bySlot = Slots.all.map { _ in Audience() }

    /// The objects that are called after the handlers of a slot, and stay when the slot is set.
    var guests = Roles()

    /// Counts changes of slots, so that a pass checks for removed handlers only after one.
    var generation = 0

    /// The handlers that are being asked which events they want, and about which slot.
    private var beingAsked: [(object: AnyObject, place: Int)] = []

    /// Those who receive the events of the slot at a place now.
    subscript(place: Int) -> Audience {
        var audience = bySlot[place]
        audience.generation = generation
        return audience
    }

    /// Replaces those who receive the events of a slot.
    func set(_ audience: Audience, at place: Int) {
        // Set whole, since the deinit of a handler that goes may read it.
        var all = bySlot
        all[place] = audience
        bySlot = all
    }

    /// The events that any slot wants.
    var wantedEvents: EventSet {
        var wanted = EventSet()
        for audience in bySlot { wanted.formUnion(audience.wantedEvents) }
        return wanted
    }

    /// Asks a handler about a slot, and returns its answer; nil if it is being asked about that slot already.
    func asking<Answer>(_ object: AnyObject, at place: Int, _ ask: () -> Answer?) -> Answer? {
        guard !beingAsked.contains(where: { $0.object === object && $0.place == place }) else { return nil }
        beingAsked.append((object, place))
        defer { beingAsked.removeLast() }
        return ask()
    }
}
