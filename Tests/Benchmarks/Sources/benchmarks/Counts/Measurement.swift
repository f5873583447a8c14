/// What one event costs.
struct Measurement {
    let setup: Setup

    /// How many nanoseconds it takes.
    let nanoseconds: Double

    /// How many instructions it takes; nil without valgrind.
    let instructions: Double?

    /// How many pieces of memory are allocated for it; nil without valgrind.
    let allocations: Double?
}

extension Measurement {
    /// Measures every subject with every number of handlers.
    @MainActor
    static func all(with valgrind: Valgrind?) throws -> [Measurement] {
        try Setup.sizes.flatMap { size in
            let setups = Subject.ofEvents.map { Setup(subject: $0, handlers: size) }
            let nanoseconds = Stopwatch.nanoseconds(setups)
            return try setups.map { setup in
                Measurement(
                    setup: setup,
                    nanoseconds: nanoseconds[setup] ?? .nan,
                    instructions: try valgrind?.instructions(setup),
                    allocations: try valgrind?.allocations(setup)
                )
            }
        }
    }
}
