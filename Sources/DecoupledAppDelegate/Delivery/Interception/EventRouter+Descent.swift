// An event's way down through the closures that intercept it.

extension EventRouter {
    /// Passes an event to the topmost closure that has not been removed meanwhile, or to the handlers.
    func descend(_ input: any EventInput, of delivery: Delivery, through layers: ArraySlice<Interception>) -> Any {
        var delivery = delivery
        delivery.sent.input = input
        guard let index = layers.lastIndex(where: \.isActive), let body = layers[index].body else {
            return askHandlers(delivery)
        }
        let layer = layers[index]
        let call = { [delivery] in
            body(input, layer) { self.descend($0, of: delivery, through: layers[..<index]) }
        }
        return delivery.event.traits.contains(.gathered)
            ? gather(call, of: layer, at: index + 1, delivery) : accept(call, of: layer, delivery)
    }

    /// Calls a closure, and returns its answer, or the handlers' neutral one if the system cannot be given it.
    private func accept(_ call: () -> Any, of layer: Interception, _ delivery: Delivery) -> Any {
        let asked = Asked.interception(key: layer.key)
        let combination = delivery.event.combination(delivery.sent.input, delivery.sent.application)
        let line = delivery.log?.begin(asked)
        let answer = call()
        if let line { delivery.log?.end(line, combination.record(ofOutput: answer)) }
        if let accepted = combination.accepted(answer) { return accepted }
        report(combination.refusal, by: asked, at: delivery.event)
        return combination.anyOutput
    }

    /// Calls a closure, and gathers the reply that it returns like a handler's answer: whoever is above, the system included, is answered
    /// once, at the latest at the deadline, and a closure that drops its reply or answers too late is reported.
    private func gather(
        _ call: () -> Any, of layer: Interception, at level: Int, _ delivery: Delivery
    ) -> Gathering {
        let gathering = Gathering(
            delivery.event, PassedUp(delivery.event.combination(delivery.sent.input, delivery.sent.application)),
            by: self, log: delivery.log,
            since: delivery.start, on: delivery.descent, level: level)
        gathering.ask(.interception(key: layer.key)) { share in
            let ticket = Ticket<Handover<Any>>(share)
            (call() as? any AnyReply)?.whenAnyAnswered { ticket.answer(Handover(value: $0)) }
        }
        gathering.finishAsking()
        return gathering
    }
}

/// An event's path down through its interceptions: which levels of it still wait.
///
/// Level 0 is the slot, and each closure above it is a level of its own.
@MainActor final class Descent {
    private var levels: [(waiting: Int, hasExpired: Bool)]

    /// Whether the event has reached its slot.
    private(set) var isReached = false

    init(levels: Int) {
        self.levels = Array(repeating: (0, false), count: levels)
    }

    func isTop(_ level: Int) -> Bool { level == levels.count - 1 }

    /// Extra seconds that an interception gets after the deadline; at most one.
    func grace(of level: Int) -> Double { Double(level) / Double(max(1, levels.count - 1)) }

    /// Whether a level may be waiting for what is answered below it at the deadline.
    func dependsOnDeadline(_ level: Int) -> Bool { levels[..<level].contains { $0.waiting > 0 || $0.hasExpired } }

    func didBegin(at level: Int) {
        levels[level].waiting += 1
        if level == 0 { isReached = true }
    }

    func didExpire(at level: Int) { levels[level].hasExpired = true }

    func didEnd(at level: Int) { levels[level].waiting -= 1 }
}
