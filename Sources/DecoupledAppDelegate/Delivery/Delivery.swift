import Foundation

/// The delivery of one event: who is called, and what is noted of it.
///
/// An event that goes straight to its handlers has one only in the end, if nobody has handled it and it may be kept.
@MainActor final class Delivery {
    /// The event without its answer, which a call that is stored would keep alive.
    let sent: SentEvent

    /// Where it comes from.
    let origin: WeakOrigin

    /// Those who were in the slot when it arrived.
    let audience: Audience

    /// When it arrived; of an event that went straight to its handlers, when its reception was made.
    let start: TimeInterval

    /// The event's router, which lives as long as whoever may pass the event on.
    unowned let router: EventRouter

    /// Which handlers are called; nil for all.
    var selection: HandlerSelection?

    /// Times the calls and writes the record; nil where nobody wants either.
    let log: PassLog?

    /// The way through the closures that intercept the event; what others have received was intercepted for them.
    lazy var descent = Descent(through: isForHandlersAlone ? [] : router.interceptions[event])

    /// The result, where handlers or closures answer later.
    private(set) var pending: PendingResult?

    /// Who there was to receive the event, if it may be kept; nil for any other.
    let reception: Reception?

    /// Creates the delivery of an event that arrives now.
    init(of sent: SentEvent, from origin: Origin, by router: EventRouter, log: PassLog?) {
        self.sent = sent.unanswered
        self.origin = WeakOrigin(origin)
        self.router = router
        audience = router.audiences[sent.event.place]
        reception = .of(sent.event, by: router)
        start = reception?.start ?? router.diagnostics.clock.now
        self.log = log
    }

    /// Creates the delivery of an event that has gone straight to its handlers, none of whom has handled it.
    init(of sent: SentEvent, from origin: Origin, after pass: Pass, by router: EventRouter) {
        self.sent = sent.unanswered
        self.origin = WeakOrigin(origin)
        self.router = router
        audience = pass.audience
        let reception = pass.makeReception(by: router)
        self.reception = reception
        start = reception.start
        log = nil
        descent.hasReachedSlot = true
    }
}

extension Delivery {
    var event: EventDefinition { sent.event }

    /// Whether it is neither intercepted nor kept.
    var isForHandlersAlone: Bool { selection?.isForHandlersAlone == true }

    /// Whether the event waits for handlers that come later if no handler handles it.
    var mayBeKept: Bool { !isForHandlersAlone && event.traits.contains(.kept) }

    /// Notes the result that the event waits for: that of the slot, and then of each closure above it.
    func wait(for result: PendingResult) {
        // Exchanged, since the old one may retain closures of the app.
        _ = exchange(&pending, with: result)
    }

    /// Whether every handler is called, and nothing is noted of the others.
    var isPlain: Bool { selection == nil && log == nil }
}
