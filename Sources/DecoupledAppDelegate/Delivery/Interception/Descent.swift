/// An event's way down through the closures that intercept it, in place of which it reaches its handlers in the end.
///
/// Level 0 is the slot, and each closure over the event is a level of its own.
@MainActor final class Descent {
    private let router: EventRouter
    private let delivery: Delivery
    private let layers: [Interception]

    /// Which levels wait for something.
    let levels: DescentLevels

    /// Begins an event's way.
    ///
    /// - Parameters:
    ///   - delivery: The event.
    ///   - layers: The closures over it, at least one.
    ///   - router: The event's router.
    init(of delivery: Delivery, through layers: [Interception], by router: EventRouter) {
        (self.delivery, self.layers, self.router) = (delivery, layers, router)
        levels = DescentLevels(count: layers.count + 1)
    }

    var scene: UIScene? { delivery.sent.origin.scene }

    /// The key of the topmost closure.
    var topKey: String { layers[layers.count - 1].key }

    /// Passes an event to the topmost closure that has not been removed meanwhile, or to the handlers.
    ///
    /// - Parameters:
    ///   - input: The event's arguments.
    ///   - index: The index of the closure that passes it on; nil for whoever has sent the event.
    /// - Returns: What the closure, or the slot, answers.
    func descend(_ input: Any, below index: Int? = nil) -> Any {
        var delivery = delivery
        delivery.sent.input = input
        for index in layers[..<(index ?? layers.endIndex)].indices.reversed() {
            let layer = layers[index]
            guard case .call(let body) = layer.action else { continue }
            guard delivery.event.traits.contains(.gathered) else {
                return accept(delivery, layer) { body(input, layer, self, index) }
            }
            return gather(delivery, layer, at: index + 1) { body(input, layer, self, index) }
        }
        levels.isReached = true
        var asking = router.asking(delivery, below: levels)
        return asking.run(input, from: delivery.sent.origin, by: router)
    }

    /// Calls a closure, and returns its answer, or the handlers' neutral one if the system cannot be given it.
    private func accept(_ delivery: Delivery, _ layer: Interception, _ call: () -> Any) -> Any {
        var combination = delivery.sent.combination
        let line = delivery.log?.begin(.interception(key: layer.key))
        let answer = call()
        if let line { delivery.log?.end(line, answer) }
        if combination.take(answer) == .refused {
            router.report(combination.refusal, by: layer.key, at: delivery.event)
        }
        return combination.anyOutput
    }

    /// Calls a closure, and gathers the reply that it returns like a handler's answer: whoever is above, the system included, is answered
    /// once, at the latest at the deadline, and a closure that drops its reply or answers too late is reported.
    private func gather(_ delivery: Delivery, _ layer: Interception, at level: Int, _ call: () -> Any) -> Gathering {
        let gathering = Gathering(
            delivery.event, PassedUp(output: delivery.sent.combination.anyOutput), by: router, log: delivery.log,
            since: delivery.start, on: levels, level: level)
        gathering.ask(.interception(key: layer.key)) { share in
            (call() as? any AnyReply)?.whenAnyAnswered {
                gathering.take($0, to: PassedUp.self, of: share, isElsewhere: false)
            }
        }
        gathering.finishAsking()
        return gathering
    }
}

/// The levels of an event's way down: which of them still wait for something.
///
/// It is all that a gathering knows of the way, since a gathering lives for as long as a handler keeps its completion handler, and must
/// retain neither handlers nor their router.
@MainActor final class DescentLevels {
    /// Whether the event has reached its slot.
    var isReached = false

    private let count: Int

    /// The levels of the gatherings that wait, or have waited until the deadline.
    private var waiting: [Int] = []

    init(count: Int) { self.count = count }

    func isTop(_ level: Int) -> Bool { level == count - 1 }

    /// Extra seconds that an interception gets after the deadline; at most one.
    func grace(of level: Int) -> Double { Double(level) / Double(count - 1) }

    /// Whether a level may be waiting for what is answered below it at the deadline.
    func dependsOnDeadline(_ level: Int) -> Bool { waiting.contains { $0 < level } }

    func didBegin(at level: Int) { waiting.append(level) }

    /// Notes that a gathering was answered before the deadline.
    func didEnd(at level: Int) { if let index = waiting.firstIndex(of: level) { waiting.remove(at: index) } }
}
