import Foundation

/// What has come of an event, as far as that decides whether a later handler receives it.
struct Outcome {
    /// Whether handlers, or a closure in their place, have handled the event inside the call; nil if they cannot decline it.
    var isHandled: Bool?

    /// Whether a handler was in line that wants the event and is no observer.
    var hasHandler = false

    /// Whether no later handler receives it: one has handled it, or none can decline it and there was one.
    var isOver: Bool { isHandled ?? hasHandler }
}

/// Who there was to receive an event that is kept if nobody handles it, and what has come of it.
@MainActor final class Reception {
    /// When the event arrived; of one that has gone straight to its handlers, when this was made.
    let start: TimeInterval

    var outcome: Outcome

    /// Those who were removed before their turn, and receive the event when they come back.
    var missed = WeakObjects()

    init(start: TimeInterval, outcome: Outcome = Outcome()) {
        self.start = start
        self.outcome = outcome
    }

    /// Returns the reception of an event that arrives now; nil for one that is not kept.
    static func of(_ event: EventDefinition, by router: EventRouter) -> Reception? {
        event.traits.contains(.kept) ? Reception(start: router.diagnostics.clock.now) : nil
    }
}
