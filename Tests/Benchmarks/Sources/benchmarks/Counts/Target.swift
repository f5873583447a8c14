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
                let gathered = bySubject[.push]?.allocations,
                let push = bySubject[.push]?.instructions,
                let handWritten = bySubject[.handWrittenPush]?.instructions
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
                Target(name: "\(handlers): allocations for an intercepted event", count: intercepted, limit: 4),
                Target(
                    name: "\(handlers): instructions for a gathered push, as a multiple of one written by hand",
                    count: push / handWritten,
                    limit: 10
                ),
                Target(
                    name: "\(handlers): allocations for a gathered push",
                    count: gathered,
                    limit: Double(size + 7)
                ),
            ]
        }
    }

    /// What the package adds once for an event weighs less the more handlers share it.
    private static func overhead(_ handlers: Int) -> Double { handlers < 8 ? 4.6 : 2.65 }

    /// Eight times as much takes little more than eight times as long; what other app delegates there are matters to no app.
    private static func multiple(of most: Measurement, in growth: Growth) -> Target? {
        let sizes = Setup.growing[most.setup.subject, default: []]
        let least = growth.measurements.first {
            $0.setup.subject == most.setup.subject && $0.setup.handlers == sizes.first
        }
        guard let many = most.instructions, let few = least?.instructions, let size = sizes.first else { return nil }
        return Target(
            name: "\(Growth.title(of: most.setup)): instructions, as a multiple of \(size)'s", count: many / few,
            limit: most.setup.subject == .life ? 1.1 : 12)
    }

    /// The targets of filling slots.
    static func all(of growth: Growth) -> [Target] {
        growth.measurements.flatMap { measurement -> [Target] in
            let (instructions, allocations): (Double, Double)
            if Setup.growing[measurement.setup.subject]?.last == measurement.setup.handlers {
                return [multiple(of: measurement, in: growth)].compactMap(\.self)
            }
            switch (measurement.setup.subject, measurement.setup.handlers) {
            case (.launch, _): (instructions, allocations) = (1_000_000, 700)
            case (.append, 1): (instructions, allocations) = (28_000, 10)
            default: return []
            }
            let name = Growth.title(of: measurement.setup)
            return [
                Target(name: "\(name): instructions", count: measurement.instructions ?? 0, limit: instructions),
                Target(name: "\(name): allocations", count: measurement.allocations ?? 0, limit: allocations),
            ]
        }
    }
}

extension Target {
    /// What an event of each kind may take, with 1, 8 and 64 handlers.
    ///
    /// Where more is wanted than is reached, a comment says so, and the limit is a little above what is counted. Counts that depend on the
    /// addresses of objects, as those of casts and of kept URLs do, differ by some per cent from run to run.
    static let ofKinds: [KindLimit] = [
        KindLimit(.told, beside: .loop, 4.4, 2.6, 2.5),
        KindLimit(.told, beside: .casts, nil, 1, 1),
        KindLimit(.noted, besideKind: .told, 1.5, 1.5, 1.5),
        KindLimit(.noted, beside: .casts, nil, 1, 1),
        KindLimit(.state, besideKind: .told, 30, 14, 5),
        KindLimit(.posted, beside: .notificationCenter, 6, 4, 2),
        KindLimit(.declined, besideKind: .told, 4, 4, 4),
        KindLimit(.first, besideKind: .told, 4, 2, 1),
        KindLimit(.last, besideKind: .told, 4, 4, 4),
        KindLimit(.declined, beside: .casts, nil, 1, 1),
        KindLimit(.last, beside: .casts, nil, 1, 1),
        KindLimit(.declined, beside: .filter, nil, 1, 1),
        KindLimit(.last, beside: .filter, nil, 1, 1),
        KindLimit(.declined, beside: .optionalClosures, nil, nil, 1),
        KindLimit(.last, beside: .optionalClosures, nil, nil, 1),
        KindLimit(.push, beside: .lock, 7, 8, 9),
        KindLimit(.later, beside: .lock, 3, 4.5, 8),
        KindLimit(.elsewhere, beside: .lock, 5.5, 9, 14),
        KindLimit(.kept, beside: .array, 8, 17, 60),
        KindLimit(.intercepted, beside: .closureAround, 36, 14, 4),
        KindLimit(.scene, besideKind: .told, 80, 55, 35),
        KindLimit(.scenes, besideKind: .scene, 10.5, 10.5, 10.5),
        KindLimit(.presented, beside: .lock, 85, 45, 28),
        KindLimit(.responded, beside: .lock, 90, 55, 32),
    ]

    /// How many system calls an event of each kind may take, with 1, 8 and 64 handlers, besides those of the turns that it waits for.
    static let systemCallsOfKinds: [(kind: Kind, limits: [Double])] = [
        (.told, [0, 0, 0]),
        (.noted, [0, 0, 0]),
        // The main queue is woken up for its next turn.
        (.state, [1, 1, 1]),
        (.posted, [1, 1, 1]),
        (.declined, [0, 0, 0]),
        (.first, [0, 0, 0]),
        (.last, [0, 0, 0]),
        (.push, [0, 0, 0]),
        // So it is here, and other threads wake it up for each answer.
        (.later, [10, 10, 10]),
        (.elsewhere, [24, 65, 370]),
        (.kept, [8, 8, 8]),
        (.intercepted, [0, 0, 0]),
        (.scene, [1, 1, 1]),
        (.scenes, [1, 1, 1]),
        (.presented, [0, 0, 0]),
        (.responded, [0, 0, 0]),
    ]
}
