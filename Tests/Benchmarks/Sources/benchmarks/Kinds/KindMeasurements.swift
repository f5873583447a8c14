/// What events of every kind cost, with every shape and number of handlers.
struct KindMeasurements {
    let nanoseconds: [KindSetup: Double]

    /// Empty without valgrind.
    let counts: [KindSetup: Counts]

    /// The system calls; empty without strace.
    let systemCalls: [KindSetup: Double]

    /// Measures the times first, while nothing else of this runs.
    @MainActor
    init(with callgrind: Callgrind?, and strace: Strace?) throws {
        var times: [KindSetup: Double] = [:]
        for kind in Kind.allCases {
            Progress.say("timing: \(kind.title)")
            for size in Kind.sizes {
                let setups = kind.setups.filter { $0.handlers == size }
                times.merge(Stopwatch.nanoseconds(ofKinds: setups)) { $1 }
            }
        }
        nanoseconds = times
        counts = try Self.merged(try callgrind.map { try Self.count("instructions", with: $0.counts) })
        systemCalls = try Self.merged(try strace.map { try Self.count("system calls", with: $0.counts) })
    }

    private static func count<Count: Sendable>(
        _ what: String, with tool: @Sendable (Kind) throws -> [KindSetup: Count]
    ) throws -> [Kind: [KindSetup: Count]] {
        try inParallel(Kind.allCases) { kind in
            Progress.say("counting \(what): \(kind.title)")
            return try tool(kind)
        }
    }

    private static func merged<Count>(_ counts: [Kind: [KindSetup: Count]]?) throws -> [KindSetup: Count] {
        (counts ?? [:]).values.reduce(into: [:]) { $0.merge($1) { $1 } }
    }
}
