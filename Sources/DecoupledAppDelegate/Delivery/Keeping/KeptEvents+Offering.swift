// When what waits is offered to handlers that have not received it.

extension KeptEvents {
    /// Offers on the next turn all that waits or is held, since conditions may admit it now.
    func offerAll() {
        for slot in Slots.all { offerOnNextTurn(of: slot.index) }
        releaseOnNextTurn()
    }

    /// Offers on the next turn what waits for the handlers of a slot, which have changed.
    func offerAfterChange(of slotIndex: Int) {
        for kept in events(at: slotIndex) where kept.isLasting {
            kept.keepServed(among: registry.recipients[slotIndex])
        }
        offerOnNextTurn(of: slotIndex)
    }

    /// Offers on the next turn what waits for some of a slot's recipients, if there is anything.
    func offerOnNextTurn(of slotIndex: Int) {
        guard events(at: slotIndex).contains(where: { $0.isWanted(by: registry.recipients[slotIndex]) }) else { return }
        MainThread.async(with: registry) { $0.keptEvents.offerNow(at: slotIndex) }
    }

    private func offerNow(at slotIndex: Int) {
        // One at a time: where the handlers are gone again, the events go on waiting, for as long as they would have.
        for kept in events(at: slotIndex) where kept.isWanted(by: registry.recipients[slotIndex]) {
            if askConditions(about: kept) { offer(kept) }
        }
    }

    /// Offers an event to the handlers that have not received it, unless a condition that was asked about it has
    /// discarded it.
    func offer(_ kept: KeptEvent) {
        guard let delivery = kept.beginOffer(timing: registry.timing(of: kept.definition)) else { return }
        registry.owner?.route(offer: delivery)
    }

    /// Returns the events of a slot that are kept now, the oldest first.
    private func events(at slotIndex: Int) -> [KeptEvent] { events.filter { $0.definition.slotIndex == slotIndex } }
}
