/// What a count must not exceed.
struct Target {
    let name: String
    let count: Double
    let limit: Double

    // A run may happen to allocate one piece of memory more than the next, which is a thousandth for each event.
    var isMet: Bool { count < limit + 0.005 }

    /// The targets of what was counted; none without valgrind.
    static func all(of measurements: [Measurement]) -> [Target] {
        Setup.sizes.flatMap { size in
            let sized = measurements.filter { $0.setup.handlers == size }
            let bySubject = Dictionary(uniqueKeysWithValues: sized.map { ($0.setup.subject, $0) })
            guard
                let delegate = bySubject[.delegate]?.instructions,
                let loop = bySubject[.loop]?.instructions,
                let center = bySubject[.center]?.instructions,
                let allocations = bySubject[.delegate]?.allocations,
                let intercepted = bySubject[.interception]?.allocations,
                let gathered = bySubject[.push]?.allocations
            else { return [Target]() }
            let handlers = size == 1 ? "1 handler" : "\(size) handlers"
            return [
                Target(
                    name: "\(handlers): instructions, as a multiple of the loop's",
                    count: delegate / loop,
                    limit: overhead(size)
                ),
                Target(
                    name: "\(handlers): instructions, as a part of NotificationCenter's",
                    count: delegate / center,
                    limit: 1 / 5
                ),
                Target(name: "\(handlers): allocations for an event", count: allocations, limit: 0),
                Target(name: "\(handlers): allocations for an intercepted event", count: intercepted, limit: 2),
                Target(
                    name: "\(handlers): allocations for a gathered push",
                    count: gathered,
                    limit: Double(size + 2)
                ),
            ]
        }
    }

    /// What the package adds once for an event weighs less the more handlers share it.
    ///
    /// Most of it is that the event's application is retained: others refer to it weakly, which makes that slow.
    private static func overhead(_ handlers: Int) -> Double {
        switch handlers {
        case ..<8: 2.4
        case ..<64: 1.4
        default: 1.1
        }
    }
}
