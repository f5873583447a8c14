/// An event's way down through the closures that intercept it, to its slot.
@MainActor struct Descent {
    /// The closures, of which the last is the topmost.
    let layers: [Interception]

    /// Which levels wait for an answer.
    private(set) lazy var waiting = WaitingLevels(top: layers.count)

    /// Whether the event has reached its slot.
    fileprivate(set) var hasReachedSlot = false

    init(through layers: [Interception]) { self.layers = layers }
}

extension Delivery {
    /// Passes an event to the topmost closure that has not been removed meanwhile, or to the handlers.
    ///
    /// - Parameters:
    ///   - input: The event's arguments.
    ///   - index: The index of the closure that passes it on; nil for whoever has sent the event.
    /// - Returns: What the closure, or the slot, answers.
    func descend(_ input: Any, below index: Int? = nil) -> MergedAnswer {
        var sent = waiting.sent
        sent.input = input
        let layers = descent.layers
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
    func reach(_ sent: SentEvent) -> MergedAnswer {
        descent.hasReachedSlot = true
        var pass = Pass(event, audience, since: generation, of: self)
        return event.rule.deliver(sent.input, sent.origin, &pass, router)
    }

    /// Calls a closure, and returns its answer, or the handlers' neutral one if the system cannot be given it.
    private func accept(_ sent: SentEvent, _ layer: Interception, _ call: () -> Any) -> MergedAnswer {
        var combination = sent.combination
        let answer = log.map { $0.call(.interception(key: layer.key), call) } ?? call()
        if case .refused(let reason) = combination.take(answer) { router.report(reason, by: layer.key, at: event) }
        return .given(combination.output, isHandled: combination.isHandled)
    }

    /// Calls a closure, and waits for the reply that it returns as for a handler's answer: the closure above, or UIKit, gets one result, at
    /// the deadline at the latest, and a closure that drops its reply or answers too late is reported.
    private func wait(_ sent: SentEvent, _ layer: Interception, at level: Int, _ call: () -> Any) -> MergedAnswer {
        let result = PendingResult(
            event, PassedUp(output: sent.combination.output), by: router, of: self, level: level)
        result.owningTasks {
            result.call(.interception(key: layer.key)) { token in
                (call() as? any AnyReply)?.whenAnyAnswered { result.take($0, of: token, isElsewhere: false) }
            }
        }
        result.advance()
        return .pending(result)
    }
}
