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
}
