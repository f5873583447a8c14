// What a change of slots brings: who receives events now, which are wanted, and what is wrong.

extension EventRouter {
    /// Brings up to date what depends on a slot, and on those that have changed, and reports what is wrong with their handlers.
    func settle(_ place: Int? = nil, since old: Roles, again: Bool = false) {
        audiences.generation += 1
        var faults: [Fault] = []
        for slot in Slots.all where again || slot.place == place || handlers[slot].mayDiffer(from: old[slot]) {
            let rejected = handlers[slot].rejected
            if !rejected.isEmpty { handlers.lists[slot.place].rejected = [] }
            faults += self.faults(in: slot, rejected, askAudience(of: slot, again: again))
        }
        publishResponses()
        owner?.slotsDidChange()
        for fault in faults { diagnostics.onFault(fault) }
    }

    /// Keeps what was changed since the roles were given out, in each slot that the new roles leave as it was then.
    ///
    /// - Returns: A fault for each other slot whose change in between is lost.
    func merge(_ old: Roles, since taken: Roles) -> [Fault] {
        guard taken.generation < audiences.generation else { return [] }
        if handlers.registrations.elementsEqual(taken.registrations, by: ===) {
            handlers.registrations = old.registrations
        }
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

    /// Works out who receives the events of a slot, calls `handles(_:)` of new handlers, or of all, and has those that want more than before
    /// catch up on it.
    ///
    /// A handler may change the slot in `handles(_:)`: then everything is worked out once more, and nobody is asked twice.
    ///
    /// - Returns: The new ones.
    func askAudience(of slot: AnySlot, again: Bool) -> [Recipient] {
        var asked = Audience()
        while true {
            let generation = audiences.generation
            let old = audiences[slot.place]
            var recipients: [Recipient] = []
            var newcomers: [Recipient] = []
            for entry in entries(of: slot.place) {
                let known = old.known(entry, at: recipients.count)
                let answer = asked.known(entry, at: recipients.count) ?? (again ? nil : known)
                guard let recipient = answer ?? ask(entry, of: slot, known: known) else { continue }
                recipients.append(recipient)
                if known == nil { newcomers.append(recipient) }
            }
            guard generation == audiences.generation else {
                asked = Audience(recipients)
                continue
            }
            // Nothing of a handler runs meanwhile: whoever changes a slot retains the old handlers until everything is done.
            let routing = handlers.lists[slot.place].routing
            audiences.set(
                Audience(recipients, of: slot.eventSet, isUntilHandled: routing == .untilHandled), at: slot.place)
            kept.offerAfterChange(of: slot.place)
            return newcomers
        }
    }

    /// The handlers of a slot, and the guests that are none: one that is a handler as well is called as a handler.
    private func entries(of place: Int) -> [HandlerEntry] {
        let list = handlers.lists[place]
        let guests = audiences.guests.lists[place].entries
        return guests.isEmpty ? list.entries : list.entries + guests.filter { list.index(ofSameAs: $0) == nil }
    }

    /// Asks a handler which events it wants; nil if it has been freed.
    ///
    /// One that changes the slot while it is being asked is not asked about it meanwhile: it is as it was known, or joins when it has answered.
    private func ask(_ entry: HandlerEntry, of slot: AnySlot, known: Recipient?) -> Recipient? {
        guard let object = entry.object else { return nil }
        return audiences.asking(object, at: slot.place) {
            Recipient(entry, of: slot.events, isAsked: !isOwn(entry))
        } ?? known
    }

    /// Whether an entry's handler sends the router its events, and would be asked by itself without end.
    private func isOwn(_ entry: HandlerEntry) -> Bool { entry.object.map { owner?.isOwn($0) == true } == true }

    /// Updates the wanted events, and notifies the owner of a change.
    func publishResponses() {
        let asked = interceptions.events.union(audiences.wantedEvents)
        let answers = owner?.needs(with: asked) ?? asked
        guard answers != responses.current else { return }
        responses.replace(by: answers)
        owner?.responsesDidChange()
    }

    /// Returns what is wrong with handlers that were added to a slot, some of them in vain.
    func faults(in slot: AnySlot, _ rejected: [HandlerEntry], _ newcomers: [Recipient]) -> [Fault] {
        var faults = rejected.map {
            Fault(slot: slot.name, handler: $0.name, reason: $0.object == nil ? .released : .duplicate)
        }
        for newcomer in newcomers {
            if isOwn(newcomer.entry) {
                faults.append(Fault(slot: slot.name, handler: newcomer.asked.name, reason: .inOwnSlot))
            }
            for event in slot.events.reversed()
            where event.traits.contains(.once) && onceAnswers[event.id] != nil && newcomer.wants(event.id) {
                faults.append(Fault(event: event.id, slot: slot.name, handler: newcomer.asked.name, reason: .missed))
                break
            }
            if let object = newcomer.entry.object, newcomer.entry.type != type(of: object),
                let standIn = object as? any StandIn
            {
                faults += standIn.faults(in: slot.name)
            }
        }
        return faults
    }
}
