/// How much more instructions an event of a kind may take with the package than something else does.
struct KindLimit {
    let kind: Kind

    /// What it is held against.
    let base: (kind: Kind, shape: Shape)

    /// The limits with each number of handlers; nil where there is none.
    let limits: [Double?]

    /// Holds the package against another shape that brings the same event.
    init(_ kind: Kind, beside shape: Shape, _ limits: Double?...) {
        (self.kind, base, self.limits) = (kind, (kind, shape), limits)
    }

    /// Holds the package against itself with an event of another kind.
    init(_ kind: Kind, besideKind other: Kind, _ limits: Double?...) {
        (self.kind, base, self.limits) = (kind, (other, .package), limits)
    }
}

extension Target {
    /// The targets of every kind; none without valgrind, and none of system calls without strace.
    static func all(of kinds: KindMeasurements) -> [Target] {
        guard !kinds.counts.isEmpty else { return [] }
        let ofInstructions = ofKinds.flatMap { limit in
            zip(Kind.sizes, limit.limits).compactMap { target(limit, size: $0, atMost: $1, of: kinds) }
        }
        let ofSystemCalls = systemCallsOfKinds.flatMap { kind, limits in
            zip(Kind.sizes, limits).compactMap { size, limit in
                let setup = KindSetup(kind: kind, shape: .package, handlers: size)
                return kinds.systemCalls[setup].map { count in
                    Target(
                        name: "\(name(of: setup)): system calls",
                        count: count - systemCallsOfTurns(setup, kinds), limit: limit)
                }
            }
        }
        return ofInstructions + ofSystemCalls
    }

    /// The system calls of the turns that an event waits for; one that is answered inside the call waits for none.
    private static func systemCallsOfTurns(_ setup: KindSetup, _ kinds: KindMeasurements) -> Double {
        let turns = KindSetup(kind: setup.kind, shape: .turn, handlers: setup.handlers)
        return setup.kind == .push ? 0 : kinds.systemCalls[turns] ?? 0
    }

    private static func target(
        _ limit: KindLimit, size: Int, atMost: Double?, of kinds: KindMeasurements
    ) -> Target? {
        let setup = KindSetup(kind: limit.kind, shape: .package, handlers: size)
        let base = KindSetup(kind: limit.base.kind, shape: limit.base.shape, handlers: size)
        guard let atMost, let count = kinds.counts[setup], let other = kinds.counts[base] else { return nil }
        let what = base.kind == setup.kind ? base.shape.title : base.kind.rawValue
        return Target(
            name: "\(name(of: setup)): instructions, as a multiple of “\(what)”",
            count: count.instructions / other.instructions, limit: atMost)
    }

    private static func name(of setup: KindSetup) -> String {
        "\(setup.kind.rawValue), \(setup.handlers) handler\(setup.handlers == 1 ? "" : "s")"
    }
}
