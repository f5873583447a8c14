/// What events of every kind cost, with every shape and number of handlers.
struct KindMeasurements {
    private(set) var nanoseconds: [KindSetup: Double] = [:]

    /// Empty without strace.
    private(set) var systemCalls: [KindSetup: Double] = [:]

    /// Measures the times first, while nothing else of this runs.
    @MainActor
    init(with strace: Strace?) throws {
        for kind in Kind.allCases {
            Progress.say("timing: \(kind.title)")
            for size in Kind.sizes {
                let setups = kind.setups.filter { $0.handlers == size }
                let times = Stopwatch.nanoseconds(setups.map(Play.make), events: setups[0].events)
                nanoseconds.merge(zip(setups, times)) { $1 }
            }
        }
        guard let strace else { return }
        for kind in Kind.allCases {
            Progress.say("counting system calls: \(kind.title)")
            systemCalls.merge(try strace.counts(of: kind)) { $1 }
        }
    }
}
