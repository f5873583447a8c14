/// Measures how long events take, in this process.
@MainActor
enum Stopwatch {
    private static let rounds = 100
    private static let events = 100

    /// Measures subjects with the same number of handlers against each other.
    ///
    /// They take turns, so that a busy machine is busy for all of them, and the best turn of each counts.
    ///
    /// - Parameter setups: What to measure.
    /// - Returns: How many nanoseconds an event takes.
    static func nanoseconds(_ setups: [Setup]) -> [Setup: Double] {
        let deliveries = setups.map { ($0, Delivery($0)) }
        var best: [Setup: Duration] = [:]
        for _ in 0..<rounds {
            for (setup, delivery) in deliveries {
                let time = ContinuousClock().measure { delivery.deliver(events: events) }
                best[setup] = min(time, best[setup] ?? time)
            }
        }
        return best.mapValues { $0 / .nanoseconds(events) }
    }

    private static let runs = 3

    private static func timed(_ setup: KindSetup) -> Int { 20 * setup.events }

    /// Measures shapes with the same kind and number of handlers against each other: they take turns, and the best of three runs counts.
    ///
    /// - Parameter setups: What to measure.
    /// - Returns: How many nanoseconds an event takes.
    static func nanoseconds(ofKinds setups: [KindSetup]) -> [KindSetup: Double] {
        let plays = setups.map { ($0, Play.make($0)) }
        var best: [KindSetup: Duration] = [:]
        for (_, play) in plays { play.play(KindSetup.rehearsals, in: .rehearsal) }
        for _ in 0..<runs {
            for (setup, play) in plays {
                let clock = Stopclock()
                play.play(timed(setup), in: .timed(by: clock))
                best[setup] = min(clock.time, best[setup] ?? clock.time)
            }
        }
        return Dictionary(uniqueKeysWithValues: best.map { ($0, $1 / .nanoseconds(timed($0))) })
    }
}
