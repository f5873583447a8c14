/// Which events the app delegate responds to, readable from any thread without a race.
///
/// `responds(to:)` may be called on any thread; the answers are cached, and updated on the main thread when slots change.
final class Responses: Sendable {
    private struct State {
        var wanted: Set<AppEvent> = []

        // Nobody can tell whether the system or an SDK has asked. So what has been answered once may be cached, whoever asked first.
        var affirmed: Set<AppEvent> = []
        var denied: Set<AppEvent> = []
    }

    private let events: Set<AppEvent>
    private let state = Locked(State())

    init(for events: some Sequence<AppEvent>) {
        self.events = Set(events)
    }

    /// Returns whether an event is wanted; nil if no slot has it.
    func isWanted(_ event: AppEvent) -> Bool? {
        guard events.contains(event) else { return nil }
        return state.withLock { state in
            let isWanted = state.wanted.contains(event)
            if isWanted {
                state.affirmed.insert(event)
            } else {
                state.denied.insert(event)
            }
            return isWanted
        }
    }

    /// The wanted events.
    var current: Set<AppEvent> { state.withLock { $0.wanted } }

    /// Whether an answer has been given that is no longer true, so that the system may have cached it.
    var areOutdated: Bool {
        state.withLock { !$0.affirmed.isSubset(of: $0.wanted) || !$0.denied.isDisjoint(with: $0.wanted) }
    }

    /// Replaces all answers.
    @MainActor
    func replace(by answers: Set<AppEvent>) {
        state.withLock { $0.wanted = answers }
    }

    /// Forgets the answers that have been given, since the system asks again.
    func forgetAnswers() {
        state.withLock { state in
            state.affirmed = []
            state.denied = []
        }
    }
}
