/// What is counted of filling slots: what a launch costs, and whether a slot's size matters to a handler that is added.
struct Growth {
    private let measurements: [Measurement]

    /// Counts with valgrind.
    init(with valgrind: Valgrind) throws {
        let setups =
            [Setup(subject: .launch, handlers: 20)] + Setup.slotSizes.map { Setup(subject: .append, handlers: $0) }
        let counts = try valgrind.counts(of: setups)
        measurements = setups.map { Measurement(setup: $0, nanoseconds: .nan, counts: counts[$0]) }
    }

    /// What a handler that is added to a large slot may cost.
    var targets: [Target] {
        let additions = measurements.filter { $0.setup.subject == .append }.compactMap(\.instructions)
        guard let small = additions.first, let large = additions.last else { return [] }
        return [
            Target(
                name: "one more handler among 10,000: instructions, as a multiple of one more to 1",
                count: large / small, limit: 1.5)
        ]
    }

    /// The table.
    var text: String {
        let rows = measurements.map { measurement in
            let counts = [measurement.instructions, measurement.allocations].map { "\(Int(($0 ?? 0).rounded()))" }
            return Report.row(Self.title(of: measurement.setup), counts, titleWidth: 42)
        }
        return ([Report.row("Cost of filling slots", ["instructions", "allocations"], titleWidth: 42)] + rows).joined(
            separator: "\n")
    }

    private static func title(of setup: Setup) -> String {
        switch setup.subject {
        case .append: "one more handler to \(setup.handlers)"
        default: "\(setup.subject.title): 10 slots, \(setup.handlers) handlers, 5 services"
        }
    }
}
