// What conditions hold: it waits for them as long as it takes, and is released in the order in which it was kept.

extension KeptEvents {
    /// A condition holds an event that has come, for as long as it likes.
    func hold(_ delivery: AnyDelivery, by key: String) {
        guard stopAwaitingDisposition(of: delivery) else { return }
        delivery.progress.conclude(as: .kept)
        let start = delivery.originalProgress == nil ? Hold.Start.arrival : .afterArrival
        append(KeptEvent(delivery, as: .held(Hold(key: key, start: start))))
    }

    /// Releases on the next turn what all conditions admit then, unless an event that has been released is still to be
    /// answered.
    func releaseOnNextTurn() {
        guard releaseSchedule.schedule() else { return }
        MainThread.async(with: registry) { $0.keptEvents.releaseFirst() }
    }

    /// Releases the first event that all conditions admit.
    private func releaseFirst() {
        guard releaseSchedule.begin() else { return }
        discardThoseOfLostScenes()
        for kept in events where kept.isHeld {
            if askConditions(about: kept) { return release(kept) }
        }
    }

    /// Asks the conditions about an event that is kept, and returns whether all admit it; one that holds it does so
    /// from now on.
    func askConditions(about kept: KeptEvent) -> Bool {
        switch registry.interceptions.admission(of: kept.delivery) {
        case .admitted: return true
        case .held(let key):
            kept.hold(by: key)
            return false
        case .rejected: return false
        }
    }

    /// Releases an event; the next one follows when it has been answered.
    private func release(_ kept: KeptEvent) {
        // The condition that was asked may have discarded it, or have released it in a run loop of its own.
        guard case .held = kept.state else { return releaseOnNextTurn() }
        releaseSchedule.awaitAnswer(of: kept)
        // Its time begins as that of an event that has just arrived.
        startExpiryTimer(of: kept, until: registry.diagnostics.clock.now + policy.lifetime)
        offer(kept)
    }

    /// Goes on once an event that was released has been answered, or is kept no longer.
    func releaseNext(after kept: KeptEvent) {
        if releaseSchedule.endWait(for: kept) { releaseOnNextTurn() }
    }

    /// Discards what belongs to scenes that have disconnected or been freed.
    func discardThoseOfLostScenes() {
        for kept in events where kept.origin.hasLostScene { discard(kept, as: .discarded) }
    }
}
