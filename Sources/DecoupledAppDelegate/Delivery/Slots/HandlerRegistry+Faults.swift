// What is wrong with slots that have changed: changes that are lost, and handlers.

extension HandlerRegistry {
    /// Returns new roles with what was changed since they were given out: in each slot that they leave as it was then,
    /// and of the services.
    ///
    /// - Returns: The roles, and a fault for each other slot whose change in between is lost.
    func merge(_ new: Roles, since taken: Roles) -> (roles: Roles, faults: [Fault]) {
        guard taken.revision < changes.revision else { return (new, []) }
        var merged = new
        var faults: [Fault] = []
        for slot in Slots.all {
            if !new[slot].mayDiffer(from: taken[slot]) {
                merged[slot] = roles[slot]
            } else if let lost = roles[slot].change(from: taken[slot]), new[slot].change(from: roles[slot]) != nil {
                faults.append(Fault(slot: slot.name, handler: lost, reason: .overwritten))
            }
        }
        merged.mergeServices(of: roles, since: taken)
        return (merged, faults)
    }

    /// Returns what is wrong with handlers that were added to a slot, some of them in vain.
    func faults(in slot: AnySlot, _ rejected: [AnyHandlerEntry], _ newcomers: [Recipient]) -> [Fault] {
        var faults = rejected.map {
            Fault(slot: slot.name, handler: $0.name, reason: $0.object == nil ? .released : .duplicate)
        }
        for newcomer in newcomers {
            guard let object = newcomer.entry.object else { continue }
            let name = newcomer.callee.name
            if owner?.isForwarder(object) == true {
                faults.append(Fault(slot: slot.name, handler: name, reason: .inOwnSlot))
            }
            if let event = slot.definitions.last(where: { owner?.isMissed($0.event, by: newcomer) == true }) {
                faults.append(Fault(event: event.event, slot: slot.name, handler: name, reason: .missed))
            }
            if newcomer.entry.type != type(of: object), let standIn = object as? any StandIn {
                faults += standIn.faults(in: slot.name)
            }
        }
        return faults
    }
}
