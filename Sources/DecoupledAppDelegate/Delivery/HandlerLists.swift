/// The handlers of every slot, without the types of their roles.
@MainActor struct HandlerLists {
    /// The handlers of each slot, by its place.
    var lists = Slots.all.map { _ in HandlerList() }

    /// The services, in order; those that are in a slot are held by it alone.
    var registrations: [HandlerEntry] = []

    /// What is wrong with handlers that were added to all slots of their roles, to be reported.
    var misfits: [Fault] = []

    /// How many changes of slots there had been when the lists were given out to be changed in place.
    var generation = 0

    /// The list of a slot.
    subscript(slot: AnySlot) -> HandlerList {
        get { lists[slot.place] }
        _modify { yield &lists[slot.place] }
    }

    /// The handlers of a slot.
    subscript<Role>(slot: KeyPath<Slots, Slot<Role>>) -> Handlers<Role> {
        get { Handlers(lists[Slots()[keyPath: slot].place]) }
        _modify {
            let place = Slots()[keyPath: slot].place
            var handlers = Handlers<Role>(lists[place])
            lists[place] = HandlerList()
            defer { lists[place] = handlers.list }
            yield &handlers
        }
    }

    /// The handlers of all slots; one that fills several roles comes once for each.
    var objects: [AnyObject] { lists.flatMap(\.objects) }
}
