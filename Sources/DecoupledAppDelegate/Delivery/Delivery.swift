import Foundation

/// The delivery of one event that comes once, or is recorded, intercepted, repeated or kept: who is called, and what is noted of it.
@MainActor final class Delivery {
    /// The event.
    let sent: SentEvent

    /// Where it comes from.
    let origin: WeakOrigin

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

    /// The result, where handlers or closures answer later.
    var pending: PendingResult?

    /// What is noted of an event that may be kept; nil for any other.
    let notes: PassNotes?

    /// Creates the delivery of an event that arrives now.
    init(of sent: SentEvent, from origin: Origin, by router: EventRouter, log: PassLog?) {
        self.sent = sent
        self.origin = WeakOrigin(origin)
        self.router = router
        audience = router.audiences[sent.event.place]
        generation = router.audiences.generation
        start = router.diagnostics.clock.now
        self.log = log
        notes = .of(sent.event, by: router)
    }

    /// Creates the delivery of an event that has gone straight to its handlers in a pass, of which there are notes.
    init(of sent: SentEvent, from origin: Origin, after pass: Pass, _ notes: PassNotes, by router: EventRouter) {
        self.sent = sent
        self.origin = WeakOrigin(origin)
        self.router = router
        audience = pass.audience
        generation = pass.generation
        start = notes.start
        log = nil
        self.notes = notes
        descent.hasReachedSlot = true
    }
}

extension Delivery {
    var event: EventDefinition { sent.event }

    /// Whether it is neither intercepted nor kept.
    private var isRepetition: Bool { selection?.isRepetition == true }

    /// Whether the event waits for handlers that come later if no handler handles it.
    var mayBeKept: Bool { !isRepetition && event.traits.contains(.kept) }

    /// Whether every handler is called, and nothing is noted of the others.
    var isPlain: Bool { selection == nil && log == nil }
}
