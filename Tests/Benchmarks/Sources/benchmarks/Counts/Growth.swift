/// What is counted of filling slots, and of much at once: what a launch costs, how much a slot's size matters to a handler that is added, and
/// what grows with the number of handlers or of URLs.
struct Growth {
    let measurements: [Measurement]

    /// Counts with valgrind.
    init(with valgrind: Valgrind) throws {
        let setups =
            [Setup(subject: .launch, handlers: 20)] + Setup.slotSizes.map { Setup(subject: .append, handlers: $0) }
            + [Subject.list, .urls, .life].flatMap { subject in
                Setup.growing[subject, default: []].map { Setup(subject: subject, handlers: $0) }
            }
        let counts = try valgrind.counts(of: setups)
        measurements = setups.map { Measurement(setup: $0, nanoseconds: .nan, counts: counts[$0]) }
    }

    /// The table.
    var text: String {
        let rows = measurements.map { measurement in
            let counts = [measurement.instructions, measurement.allocations].map { "\(Int(($0 ?? 0).rounded()))" }
            return Report.row(Self.title(of: measurement.setup), counts, titleWidth: 42)
        }
        let head = Report.head("", ["instructions", "allocations"], titleWidth: 42)
        return (["### Cost of filling slots", ""] + head + rows).joined(separator: "\n")
    }

    static func title(of setup: Setup) -> String {
        switch setup.subject {
        case .append: "one more handler to \(setup.handlers)"
        case .list: "a list of \(setup.handlers) handlers"
        case .urls: "\(setup.handlers) URLs in one turn"
        case .life: "an app's life beside \(setup.handlers) app delegates"
        default: "\(setup.subject.title): 10 slots, \(setup.handlers) handlers, 5 services"
        }
    }
}
