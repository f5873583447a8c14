import Foundation

/// One event at its slot: who is asked, what is noted of it, and its way down through the closures that intercept it.
///
/// Level 0 of the way is the slot, and each closure is a level of its own.
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

    /// Which handlers are asked; nil for all.
    var selection: HandlerSelection?

    /// Times the calls and writes the record; nil where nobody wants either.
    var log: PassLog?

    /// The closures over the event.
    private(set) lazy var layers = isNew ? router.stack(over: event) : []

    /// Which levels wait for something.
    private(set) lazy var levels = DescentLevels(top: layers.count)

    /// Whether the event has reached its slot.
    private(set) var isReached = false

    /// Whether a handler was in line that wants the event and is no observer.
    var hasHandler = false

    /// Those who were removed before their turn, and receive the event when they come back.
    var missed = WeakObjects()

    init(of sent: SentEvent, by router: EventRouter) {
        waiting = WaitingEvent(sent)
        self.router = router
        audience = router.audiences[sent.event.place]
        generation = router.generation
        start = router.diagnostics.clock.now
    }

    var event: EventDefinition { waiting.event }

    /// Whether nobody has received the event before, so that closures intercept it.
    private var isNew: Bool { selection?.isRepetition != true }

    /// Whether the event waits for handlers that come later if nobody takes it.
    var mayBeKept: Bool { isNew && event.traits.contains(.kept) }

    /// Whether all are asked, and nothing is noted of them.
    var isPlain: Bool { selection == nil && log == nil && !mayBeKept }
}

extension Delivery {
    /// Passes an event to the topmost closure that has not been removed meanwhile, or to the handlers.
    ///
    /// - Parameters:
    ///   - input: The event's arguments.
    ///   - index: The index of the closure that passes it on; nil for whoever has sent the event.
    /// - Returns: What the closure, or the slot, answers.
    func descend(_ input: Any, below index: Int? = nil) -> Any {
        var sent = waiting.sent
        sent.input = input
        for index in layers[..<(index ?? layers.endIndex)].indices.reversed() {
            let layer = layers[index]
            guard case .call(let body) = layer.action else { continue }
            guard event.traits.contains(.awaited) else {
                return accept(sent, layer) { body(input, layer, self, index) }
            }
            return wait(sent, layer, at: index + 1) { body(input, layer, self, index) }
        }
        return reach(sent)
    }

    /// Delivers the event to the recipients of its slot.
    func reach(_ sent: SentEvent) -> Any {
        isReached = true
        var pass = Pass(event, audience, since: generation, of: self)
        return event.rule.deliver(sent.input, sent.origin, &pass, router)
    }

    /// Calls a closure, and returns its answer, or the handlers' neutral one if the system cannot be given it.
    private func accept(_ sent: SentEvent, _ layer: Interception, _ call: () -> Any) -> Any {
        var combination = sent.combination
        let answer = log.map { $0.call(.interception(key: layer.key), call) } ?? call()
        if case .refused(let reason) = combination.take(answer) { router.report(reason, by: layer.key, at: event) }
        return combination.output
    }

    /// Calls a closure, and waits for the reply that it returns as for a handler's answer: the closure above, or UIKit, gets one result, at
    /// the deadline at the latest, and a closure that drops its reply or answers too late is reported.
    private func wait(_ sent: SentEvent, _ layer: Interception, at level: Int, _ call: () -> Any) -> PendingResult {
        let result = PendingResult(
            event, PassedUp(output: sent.combination.output), by: router, of: self, level: level)
        result.owningTasks {
            result.call(.interception(key: layer.key)) { token in
                (call() as? any AnyReply)?.whenAnyAnswered { result.take($0, of: token, isElsewhere: false) }
            }
        }
        result.advance()
        return result
    }
}
