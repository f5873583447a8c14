/// Measures how long events take, in this process.
@MainActor
enum Stopwatch {
    private static let rounds = 100

    /// Measures plays against each other.
    ///
    /// They take turns, so that a busy machine is busy for all of them, and the best turn of each counts.
    ///
    /// - Parameters:
    ///   - plays: What to measure.
    ///   - events: How many events each brings in its turn.
    /// - Returns: How many nanoseconds an event takes with each.
    static func nanoseconds(_ plays: [Play], events: Int) -> [Double] {
        // What happens only once happens here.
        for play in plays { play.play(events, in: .rehearsal) }
        var best = plays.map { _ in Double.infinity }
        for _ in 0..<rounds {
            for (index, play) in plays.enumerated() {
                let clock = Stopclock()
                play.play(events, in: .timed(by: clock))
                best[index] = min(clock.time / .nanoseconds(events), best[index])
            }
        }
        return best
    }
}
