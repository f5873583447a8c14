// What conditions hold: it waits for them as long as it takes, and is released in the order of its arrival.

extension KeptEvents {
    /// How far the release has come.
    enum Release {
        case idle

        /// It begins, or goes on, on the next turn.
        case scheduled

        /// Handlers are to answer an event before the next one is released.
        case waiting
    }

    /// Releases on the next turn what all conditions admit then, unless an event that has been released is still to be answered.
    func releaseOnNextTurn() {
        guard release == .idle else { return }
        release = .scheduled
        MainThread.async { [weak registry] in registry?.kept.releaseFirst() }
    }

    /// Releases the first event that all conditions admit.
    private func releaseFirst() {
        guard release == .scheduled else { return }
        release = .idle
        dropThoseOfLostScenes()
        let first = events.first {
            $0.holder != nil && registry.interceptions.admission(of: $0.event) == .admitted
        }
        guard let first else { return }
        release = .waiting
        // From here on it is like an event that has just arrived.
        startTime(of: first, until: registry.diagnostics.clock.now + policy.lifetime)
        offer(first)
    }

    /// Goes on once the event that was released last has been answered.
    func releaseNext() {
        release = .idle
        releaseOnNextTurn()
    }

    /// Drops what belongs to scenes that have disconnected or been freed.
    func dropThoseOfLostScenes() {
        for event in events where event.origin.hasLostScene { expire(event) }
    }
}
