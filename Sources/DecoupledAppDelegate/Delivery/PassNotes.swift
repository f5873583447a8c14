import Foundation

/// What passes note of an event that is kept if nobody handles it.
@MainActor final class PassNotes {
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

    /// Returns empty notes of an event that arrives now; nil for one that is not kept.
    static func of(_ event: EventDefinition, by router: EventRouter) -> PassNotes? {
        event.traits.contains(.kept) ? PassNotes(start: router.diagnostics.clock.now) : nil
    }
}
