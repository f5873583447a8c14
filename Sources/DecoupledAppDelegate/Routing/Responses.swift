/// Which events somebody wants, readable from any thread without a race.
///
/// `responds(to:)` may be asked anywhere; the answers are worked out on the main thread when slots change.
final class Responses: Sendable {
    private struct State {
        var wanted: Set<AppEvent> = []
        var wasAsked = false
    }

    private let events: Set<AppEvent>
    private let state = Locked(State())

    init(for events: some Sequence<AppEvent>) {
        self.events = Set(events)
    }

    /// Answers whether somebody wants an event; nil for what is no event of any slot.
    func isWanted(_ event: AppEvent) -> Bool? {
        guard events.contains(event) else { return nil }
        return state.withLock { state in
            state.wasAsked = true
            return state.wanted.contains(event)
        }
    }

    /// The events that somebody wants.
    var current: Set<AppEvent> { state.withLock { $0.wanted } }

    /// Whether anybody has asked for an answer since they last changed.
    var wasAsked: Bool { state.withLock { $0.wasAsked } }

    /// Replaces all answers.
    @MainActor
    func replace(by answers: Set<AppEvent>) {
        state.withLock { $0 = State(wanted: answers) }
    }
}
