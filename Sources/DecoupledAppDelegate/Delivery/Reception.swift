import Foundation

/// Who there was to receive an event that is kept if nobody handles it, and whether anybody has handled it.
@MainActor final class Reception {
    /// When the event arrived.
    let start: TimeInterval

    /// Whether handlers, or a closure in their place, have handled the event inside the call; nil if they cannot decline it.
    var isHandled: Bool?

    /// Whether a handler was in line that wants the event and is no observer.
    var hasHandler = false

    /// Those who were removed before their turn, and receive the event when they come back.
    var missed = WeakObjects()

    /// Whether no later handler receives it: one has handled it, or none can decline it and there was one.
    var isOver: Bool { isHandled ?? hasHandler }

    private init(start: TimeInterval) { self.start = start }

    /// Returns the reception of an event that arrives now; nil for one that is not kept.
    static func of(_ event: EventDefinition, by router: EventRouter) -> Reception? {
        event.traits.contains(.kept) ? Reception(start: router.diagnostics.clock.now) : nil
    }
}
