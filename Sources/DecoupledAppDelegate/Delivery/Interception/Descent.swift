/// An event's way down through the closures that intercept it, to its slot.
@MainActor struct Descent {
    /// The closures, of which the last is the topmost.
    let layers: [Interception]

    /// Which levels wait for an answer.
    private(set) lazy var waiting = WaitingLevels(top: layers.count)

    /// Whether the event has reached its slot.
    var hasReachedSlot = false

    init(through layers: [Interception]) { self.layers = layers }
}

extension TypedDefinition {
    /// Passes an event to the topmost closure that has not been removed meanwhile, or to the handlers.
    ///
    /// - Parameters:
    ///   - input: The event's arguments.
    ///   - delivery: The event's delivery.
    ///   - index: The index of the closure that passes it on; nil for whoever has sent the event.
    /// - Returns: What the closure, or the slot, answers.
    func descend(_ input: Input, in delivery: Delivery, below index: Int? = nil) -> Output {
        let layers = delivery.descent.layers
        for index in layers[..<(index ?? layers.endIndex)].indices.reversed() {
            guard let closure = layers[index].closure(over: self) else { continue }
            return rule.intercept(
                input,
                InterceptingCall(delivery: delivery, index: index) {
                    closure.body(input, layers[index], delivery, index)
                })
        }
        return reachSlot(input, in: delivery)
    }

    /// Delivers the event to the recipients of its slot.
    func reachSlot(_ input: Input, in delivery: Delivery) -> Output {
        delivery.descent.hasReachedSlot = true
        var pass = Pass(self, to: delivery.audience, of: delivery)
        return rule.deliver(input, delivery.origin.now, &pass, delivery.router)
    }
}

/// The call of a closure that intercepts an event, and what becomes of its answer.
@MainActor struct InterceptingCall<Output> {
    let delivery: Delivery

    /// The index of the closure among the layers.
    let index: Int

    let body: () -> Output

    var origin: Origin { delivery.origin.now }

    private var key: String { delivery.descent.layers[index].key }

    /// Calls the closure, and returns its answer, or the handlers' neutral one if the system cannot be given it.
    func answer<C: Combination>(as combination: C) -> Output where C.Answer == Output {
        var combination = combination
        let answer = delivery.log.map { $0.call(.interception(key: key), body) } ?? body()
        if case .refused(let reason) = combination.add(answer) {
            delivery.router.report(reason, by: key, at: delivery.event)
        }
        delivery.reception?.outcome.isHandled = combination.isHandled
        return combination.output
    }

    /// Calls the closure, and waits for the reply that it returns as for a handler's answer: the closure above, or UIKit, gets one result, at
    /// the deadline at the latest, and a closure that drops its reply or answers too late is reported.
    func wait<C: Combination>(as combination: C) -> Output where Output == Reply<C.Answer> {
        let reply = Reply<C.Answer>()
        let result = TypedResult(
            delivery.event, merging: combination, for: reply, by: delivery.router, of: delivery, level: index + 1)
        result.owningTasks {
            result.call(.interception(key: key)) {
                body().whenAnswered(Completion(of: $0, in: result).answer)
            }
        }
        result.advance()
        delivery.wait(for: result)
        return reply
    }
}
