// What a change of slots brings: who receives events now, which are wanted, and what is wrong.

/// How the slots of a registry have changed.
@MainActor struct SlotChanges {
    enum State {
        case idle

        /// Handlers are being asked which events they want.
        case asking
    }

    var state = State.idle

    /// How many changes there have been.
    var revision = 0

    /// The slots as they were when their handlers had been asked.
    var applied = Roles()

    /// The objects that are called after the handlers of a slot, by its index.
    var trailing: [Int: [AnyHandlerEntry]] = [:]

    /// The slots whose handlers are to be asked, whether they have changed or not.
    var marked: Set<Int> = []

    /// Whether all handlers are to be asked again.
    var asksAgain = false

    /// Who fills the slots when it is made.
    var instances = FillingInstances()
}

extension HandlerRegistry {
    /// Brings up to date what depends on the slots that have changed, and reports what is wrong with their handlers.
    ///
    /// Handlers are asked first what they want; until all have answered, events go to those who received them before, in every slot. One that
    /// changes a slot in `handles(_:)` has everything worked out once more, and nobody is asked twice.
    func applyChanges(_ slotIndex: Int? = nil, again: Bool = false) {
        changes.revision += 1
        changes.asksAgain = changes.asksAgain || again
        if let slotIndex { changes.marked.insert(slotIndex) }
        guard changes.state == .idle else { return }
        changes.state = .asking
        let answers = askRecipients()
        let asked = replaceRecipients(by: answers)
        changes.state = .idle
        let rejected = asked.map { removeRejected(from: $0.slot) }
        // Exchanged, since the deinit of an old handler, which this releases, may change a slot.
        _ = exchange(&changes.applied, with: handlers)
        let faults = zip(asked, rejected).flatMap { self.faults(in: $0.slot, $1, $0.newcomers) }
        for one in asked { kept.offerAfterChange(of: one.slot.index) }
        publishResponses()
        owner?.slotsDidChange()
        for fault in faults { diagnostics.onFault(fault) }
    }

    /// Asks the handlers of each slot that has changed which events they want, and once more as long as one of them changes a slot.
    ///
    /// - Returns: What they have answered, by the index of the slot.
    private func askRecipients() -> [Int: [Recipient]] {
        var answers: [Int: [Recipient]] = [:]
        var changed: [AnySlot] = []
        var revision: Int
        var wasAgain = changes.asksAgain
        var asked: Set<ObjectIdentifier> = []
        repeat {
            revision = changes.revision
            let again = changes.asksAgain
            // A handler that was asked wants all to be asked again, those too whose answers were known.
            if again, !wasAgain {
                answers = answers.mapValues { $0.filter { asked.contains(ObjectIdentifier($0.entry)) } }
                wasAgain = true
            }
            changed = Slots.all.filter {
                again || changes.marked.contains($0.index) || handlers[$0].mayDiffer(from: changes.applied[$0])
            }
            for slot in changed {
                let known = again ? [] : recipients[slot.index].all
                answers[slot.index] = entries(of: slot.index).enumerated().compactMap { index, entry -> Recipient? in
                    let answer = answers[slot.index]?.recipient(for: entry, at: index)
                    if let answer = answer ?? known.recipient(for: entry, at: index) { return answer }
                    asked.insert(ObjectIdentifier(entry))
                    return ask(entry, of: slot)
                }
            }
        } while revision != changes.revision
        changes.marked = []
        changes.asksAgain = false
        let indices = Set(changed.map(\.index))
        return answers.filter { indices.contains($0.key) }
    }

    /// Replaces those who receive the events of some slots.
    ///
    /// - Parameter answers: Those who receive them from now on, by the index of the slot.
    /// - Returns: The slots, each with those that are new.
    private func replaceRecipients(by answers: [Int: [Recipient]]) -> [(slot: AnySlot, newcomers: [Recipient])] {
        var replaced: [(slot: AnySlot, newcomers: [Recipient])] = []
        // All at once, and exchanged, since the deinit of a handler that goes may read them.
        var all = recipients
        for slot in Slots.all {
            guard let new = answers[slot.index] else { continue }
            let old = all[slot.index].all
            owner?.didLeave(old.without(new), slot)
            all[slot.index].validity?.end()
            all[slot.index] = Recipients(
                new, isUntilHandled: handlers[slot].routing == .untilHandled, validity: Validity())
            replaced.append((slot, new.without(old)))
        }
        _ = exchange(&recipients, with: all)
        return replaced
    }

    /// The handlers of a slot, and those that are called after them; one that is both is called once, in its place in the slot.
    private func entries(of slotIndex: Int) -> [AnyHandlerEntry] {
        let list = handlers.lists[slotIndex]
        return list.entries + (changes.trailing[slotIndex] ?? []).filter { list.index(ofSameAs: $0) == nil }
    }

    /// Asks a handler which events of a slot it wants; one that sends the registry its events, and would be asked by itself without end,
    /// counts as wanting nothing. Nil if the handler has been freed.
    private func ask(_ entry: AnyHandlerEntry, of slot: AnySlot) -> Recipient? {
        guard let handler = entry.roleHandler else { return nil }
        let isOwn = owner?.isOwn(handler) == true
        return Recipient(
            entry: entry, refused: EventSet(slot.events.map(\.id).filter { isOwn || !handler.handles($0) }))
    }

    /// Updates the wanted events if a weak handler has been freed.
    func noticeFreed() {
        if recipients.contains(where: { $0.hasLostHandler }) { publishResponses() }
    }

    /// Updates the wanted events, and notifies the owner of a change.
    func publishResponses() {
        var wanted = interceptions.events
        for slot in Slots.all {
            for recipient in recipients[slot.index].all where recipient.entry.object != nil {
                wanted.formUnion(slot.eventSet.subtracting(recipient.refused))
            }
        }
        let answers = owner?.needs(with: wanted) ?? wanted
        guard answers != responses.current else { return }
        responses.replace(by: answers)
        owner?.responsesDidChange()
    }
}

extension [Recipient] {
    /// Returns what a handler has answered, whose entry may be a new one, and most often is at the same index.
    fileprivate func recipient(for entry: AnyHandlerEntry, at index: Int) -> Recipient? {
        if index < count, self[index].entry === entry { return self[index] }
        guard let object = entry.object else { return nil }
        return first { $0.entry.identity == entry.identity && $0.entry.object === object }
            .map { Recipient(entry: entry, refused: $0.refused) }
    }

    /// Returns those whose handlers are not among others.
    fileprivate func without(_ others: [Recipient]) -> [Recipient] {
        enumerated().filter { index, recipient in others.recipient(for: recipient.entry, at: index) == nil }
            .map(\.element)
    }
}
