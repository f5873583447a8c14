/// Which events the app delegate responds to, readable from any thread without a race.
///
/// `responds(to:)` may be called on any thread; the answers are cached, and updated on the main thread when slots
/// change, and when it asks after a weak handler has been freed, of which nothing tells.
final class SelectorResponses: Sendable {
    private struct State {
        var wanted = EventSet()

        // UIKit and SDKs call alike, so any result that was returned may be cached by UIKit.
        var affirmed = EventSet()
        var denied = EventSet()

        // The denied events whose methods the class of the object that was asked did not implement itself.
        var missing: [AppEvent] = []
    }

    private let indices: [AppEvent: Int]
    private let state = Locked(State())

    /// Called on the main thread before it is answered.
    @MainActor var willAnswer: () -> Void = {}

    @MainActor init() { indices = AppEvent.indices }

    /// Returns whether an event is wanted, and notes the answer, which UIKit may cache; nil if no slot has it.
    func recordAnswer(for event: AppEvent) -> Bool? {
        guard let index = indices[event] else { return nil }
        if MainThread.isCurrent { MainActor.assumeIsolated { willAnswer() } }
        let asked = EventSet(index: index)
        return state.withLock { state in
            state.affirmed.formUnion(asked.intersection(state.wanted))
            state.denied.formUnion(asked.subtracting(state.wanted))
            return asked.isSubset(of: state.wanted)
        }
    }

    /// Returns whether an object responds to an event's method: because the event is wanted, or because its class
    /// implements the method itself, which no slot changes; nil if no slot has the event.
    func recordAnswer(for event: AppEvent, orImplemented implements: () -> Bool) -> Bool? {
        guard indices[event] != nil else { return nil }
        if implements() { return true }
        let isWanted = recordAnswer(for: event)
        if isWanted == false { state.withLock { if !$0.missing.contains(event) { $0.missing.append(event) } } }
        return isWanted
    }

    /// The wanted events.
    var wanted: EventSet { state.withLock { $0.wanted } }

    /// Returns whether a result was returned that is no longer true, so that UIKit may have cached it.
    ///
    /// - Parameter responds: Asks again for a method that no class implemented itself; an SDK may have put it there
    ///   since.
    /// - Returns: Whether there is one.
    func areOutdated(where responds: (AppEvent) -> Bool) -> Bool {
        let state = state.withLock { $0 }
        return !state.affirmed.isSubset(of: state.wanted) || !state.denied.isDisjoint(with: state.wanted)
            || state.missing.contains(where: responds)
    }

    /// Replaces all answers.
    @MainActor func replace(by answers: EventSet) { state.withLock { $0.wanted = answers } }

    /// Forgets the results that were returned, since UIKit asks again.
    func forgetAnswers() { state.withLock { $0 = State(wanted: $0.wanted) } }
}
