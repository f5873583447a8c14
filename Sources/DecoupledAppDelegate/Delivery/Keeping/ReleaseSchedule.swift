/// How far the release of what conditions have held has come, of one event after the other.
@MainActor final class ReleaseSchedule {
    private enum State {
        case idle

        /// It begins, or goes on, on the next turn.
        case scheduled

        /// Handlers are to answer an event before the next one is released, as long as one is kept.
        case awaitingAnswer(of: KeptEvent)
    }

    private var state = State.idle

    /// Schedules the search for the next event; false if that has happened, or an event is still to be answered.
    func schedule() -> Bool {
        guard case .idle = state else { return false }
        state = .scheduled
        return true
    }

    /// Begins the search for the next event; false if it was called off.
    func begin() -> Bool {
        guard case .scheduled = state else { return false }
        // A condition that is asked may have another search scheduled.
        state = .idle
        return true
    }

    /// An event is released, and is to be answered.
    func awaitAnswer(of kept: KeptEvent) { state = .awaitingAnswer(of: kept) }

    /// An event needs no more waiting; false if it is not the one that was waited for.
    func endWait(for kept: KeptEvent) -> Bool {
        guard case .awaitingAnswer(let current) = state, current === kept else { return false }
        // Exchanged, since the deinit of what came with an event may look at the others.
        _ = exchange(&state, with: .idle)
        return true
    }

    /// What was to be released is discarded.
    func reset() { _ = exchange(&state, with: .idle) }
}
