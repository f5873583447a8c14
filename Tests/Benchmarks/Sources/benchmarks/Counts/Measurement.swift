/// What one event costs.
struct Measurement {
    let setup: Setup

    /// How many nanoseconds it takes.
    let nanoseconds: Double

    /// Nil without valgrind.
    let counts: Counts?

    var instructions: Double? { counts?.instructions }

    var allocations: Double? { counts?.allocations }
}

extension Measurement {
    /// Measures every subject with every number of handlers.
    @MainActor
    static func all(with valgrind: Valgrind?) throws -> [Measurement] {
        let setups = Setup.sizes.map { size in Subject.ofEvents.map { Setup(subject: $0, handlers: size) } }
        Progress.say("timing: plain events and pushes")
        let nanoseconds = setups.map { Stopwatch.nanoseconds($0) }
        let counts = try valgrind?.counts(of: setups.flatMap(\.self)) ?? [:]
        return zip(setups, nanoseconds).flatMap { setups, nanoseconds in
            setups.map { Measurement(setup: $0, nanoseconds: nanoseconds[$0] ?? .nan, counts: counts[$0]) }
        }
    }
}
