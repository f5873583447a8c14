import Foundation

/// The delivery of one event that comes once, or is recorded, intercepted, repeated or kept: who is called, and what is noted of it.
@MainActor final class Delivery {
    /// The event as it has arrived.
    let waiting: WaitingEvent

    /// Those who were in the slot when it arrived.
    let audience: Audience

    /// The changes of slots until it arrived.
    let generation: Int

    /// When it arrived.
    let start: TimeInterval

    /// The event's router, which lives as long as whoever may pass the event on.
    unowned let router: EventRouter

    /// Which handlers are called; nil for all.
    var selection: HandlerSelection?

    /// Times the calls and writes the record; nil where nobody wants either.
    let log: PassLog?

    /// The way through the closures that intercept the event; what others have received was intercepted for them.
    lazy var descent = Descent(through: isRepetition ? [] : router.interceptions[event])

    /// Whether a handler was in line that wants the event and is no observer.
    var hasHandler = false

    /// Those who were removed before their turn, and receive the event when they come back.
    var missed = WeakObjects()

    /// Creates the delivery of an event that arrives now.
    init(of sent: SentEvent, by router: EventRouter, log: PassLog?) {
        waiting = WaitingEvent(sent)
        self.router = router
        audience = router.audiences[sent.event.place]
        generation = router.audiences.generation
        start = router.diagnostics.clock.now
        self.log = log
    }
}

extension Delivery {
    var event: EventDefinition { waiting.event }

    /// Whether it is neither intercepted nor kept.
    private var isRepetition: Bool { selection?.isRepetition == true }

    /// Whether the event waits for handlers that come later if no handler handles it.
    var mayBeKept: Bool { !isRepetition && event.traits.contains(.kept) }

    /// Whether every handler is called, and nothing is noted of the others.
    var isPlain: Bool { selection == nil && log == nil }
}
