// What is wrong with the handlers of slots that have changed.

extension HandlerRegistry {
    /// Keeps what was changed since the roles were given out: in each slot that the new roles leave as it was then, and of the services.
    ///
    /// - Returns: A fault for each other slot whose change in between is lost.
    func merge(_ old: Roles, since taken: Roles) -> [Fault] {
        guard taken.revision < changes.revision else { return [] }
        defer { handlers.mergeServices(of: old, since: taken) }
        return Slots.all.compactMap { slot in
            guard handlers[slot].mayDiffer(from: taken[slot]) else {
                handlers[slot] = old[slot]
                return nil
            }
            guard let lost = old[slot].change(from: taken[slot]), handlers[slot].change(from: old[slot]) != nil
            else { return nil }
            return Fault(slot: slot.name, handler: lost, reason: .overwritten)
        }
    }

    /// Removes and returns the handlers that were added to a slot in vain.
    func removeRejected(from slot: AnySlot) -> [AnyHandlerEntry] {
        let rejected = handlers[slot].rejected
        if !rejected.isEmpty { handlers.lists[slot.index].rejected = [] }
        return rejected
    }

    /// Returns what is wrong with handlers that were added to a slot, some of them in vain.
    func faults(in slot: AnySlot, _ rejected: [AnyHandlerEntry], _ newcomers: [Recipient]) -> [Fault] {
        var faults = rejected.map {
            Fault(slot: slot.name, handler: $0.name, reason: $0.object == nil ? .released : .duplicate)
        }
        for newcomer in newcomers {
            guard let object = newcomer.entry.object else { continue }
            let name = newcomer.callee.name
            if owner?.isOwn(object) == true { faults.append(Fault(slot: slot.name, handler: name, reason: .inOwnSlot)) }
            if let event = slot.events.last(where: { owner?.isPast($0.id, for: newcomer) == true }) {
                faults.append(Fault(event: event.id, slot: slot.name, handler: name, reason: .missed))
            }
            if newcomer.entry.type != type(of: object), let standIn = object as? any StandIn {
                faults += standIn.faults(in: slot.name)
            }
        }
        return faults
    }
}
