/// Which events somebody wants, readable from any thread without a race.
///
/// `responds(to:)` may be asked anywhere; the answers are worked out on the main thread when slots change.
final class Responses: Sendable {
    private let events: Set<AppEvent>
    private let wanted = Locked<Set<AppEvent>>([])

    init(for events: some Sequence<AppEvent>) {
        self.events = Set(events)
    }

    /// Whether somebody wants an event; nil for what is no event of any slot.
    func isWanted(_ event: AppEvent) -> Bool? {
        events.contains(event) ? wanted.current.contains(event) : nil
    }

    /// The events that somebody wants.
    var current: Set<AppEvent> { wanted.current }

    /// Replaces all answers.
    @MainActor
    func replace(by answers: Set<AppEvent>) {
        wanted.current = answers
    }
}
