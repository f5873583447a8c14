// What a change of slots brings: who receives events now, which are wanted, and what is wrong.

extension HandlerRegistry {
    /// Brings up to date what depends on the slots that have changed, and reports what is wrong with their handlers.
    ///
    /// Handlers are asked first what they want; until all have answered, events go to the recipients of before, in
    /// every slot. One that changes a slot in `handles(_:)` has everything worked out once more, and nobody is asked
    /// twice.
    ///
    /// - Parameter marked: Whose handlers are to be asked, besides those of the slots whose handlers have changed.
    func applyChanges(_ marked: SlotChanges.Marked = .slots([])) {
        changes.add(marked)
        guard changes.beginAsking() else { return }
        let asked = replaceRecipients(by: askRecipients())
        let rejected = asked.map { removeRejected(from: $0.slot) }
        changes.finish(with: roles)
        let faults = zip(asked, rejected).flatMap { self.faults(in: $0.slot, $1, $0.newcomers) }
        for one in asked { keptEvents.offerAfterChange(of: one.slot.index) }
        publishResponses()
        owner?.slotsDidChange()
        for fault in faults { diagnostics.onFault(fault) }
    }

    /// Asks the handlers of each slot that has changed which events they want, and once more as long as one of them
    /// changes a slot.
    ///
    /// - Returns: What they have answered, by the index of the slot.
    private func askRecipients() -> [Int: [Recipient]] {
        var query = RecipientQuery()
        var changed: [AnySlot] = []
        var revision: Int
        repeat {
            revision = changes.revision
            if case .all = changes.marked { query.askAll() }
            changed = Slots.all.filter { changes.requireAsking($0, in: roles) }
            for slot in changed {
                let entries = entries(of: slot.index)
                query.ask(entries, of: slot, knowing: recipients[slot.index].included) { ask($0, of: slot) }
            }
        } while revision != changes.revision
        changes.endAsking()
        return query.answers(of: changed)
    }

    /// The handlers of a slot, and those that are called after them; one that is both is called once, in its place in
    /// the slot.
    private func entries(of slotIndex: Int) -> [AnyHandlerEntry] {
        let list = roles.lists[slotIndex]
        return list.entries + (trailing[slotIndex] ?? []).filter { list.index(ofSameAs: $0) == nil }
    }

    /// Asks a handler which events of a slot it wants. A delegate that sends the registry its events counts as wanting
    /// nothing, since it would ask itself without end. Nil if the handler has been freed.
    private func ask(_ entry: AnyHandlerEntry, of slot: AnySlot) -> Recipient? {
        guard let handler = entry.roleHandler else { return nil }
        let isOwn = owner?.isForwarder(handler) == true
        return Recipient(
            entry: entry, optedOut: EventSet(slot.definitions.map(\.event).filter { isOwn || !handler.handles($0) }))
    }

    /// Updates the wanted events if a weak handler has been freed.
    func noticeFreed() {
        if recipients.contains(where: { $0.hasLostHandler }) { publishResponses() }
    }

    /// Updates the wanted events, and tells the owner of a change.
    func publishResponses() {
        var wanted = interceptions.events
        for slot in Slots.all {
            for recipient in recipients[slot.index].included where recipient.entry.object != nil {
                wanted.formUnion(slot.eventSet.subtracting(recipient.optedOut))
            }
        }
        let answers = owner?.neededEvents(including: wanted) ?? wanted
        guard answers != responses.wanted else { return }
        responses.replace(by: answers)
        owner?.responsesDidChange()
    }
}
