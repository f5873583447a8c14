import DecoupledAppDelegate
import Testing

/// What waits for a deadline on systems before iOS 16.
@MainActor
@Suite(.net) struct TimerPairTests {
    @Test func aTimerThatFiresBeforeItsTimeWaitsForTheRest() async {
        // Read at the start, when the timers are set, when they have fired too early, when they are set again, and from then on.
        let clock = ScriptedClock([0, 0, 0.005, 0.005, 0.01])
        await withCheckedContinuation { continuation in
            _ = TimerPair(after: 0.01, by: clock) { continuation.resume() }
        }
        #expect(clock.readings == [0.01])
    }

    @Test func aTimerThatWasCalledOffDoesNothing() async {
        var calls: [String] = []
        await withCheckedContinuation { continuation in
            let first = TimerPair(after: 0.01, by: ScriptedClock([0, 0, 0.01])) { calls.append("first") }
            _ = TimerPair(after: 0.02, by: ScriptedClock([0, 0, 0.02])) {
                calls.append("second")
                continuation.resume()
            }
            first.cancel()
        }
        #expect(calls == ["second"])
    }
}

/// A clock that shows what it was told to, reading by reading, and then stands still.
@MainActor
private final class ScriptedClock: EventClock {
    private(set) var readings: [TimeInterval]

    init(_ readings: [TimeInterval]) {
        self.readings = readings
    }

    var now: TimeInterval { readings.count > 1 ? readings.removeFirst() : readings[0] }

    func schedule(
        after seconds: TimeInterval,
        _ action: @escaping @MainActor @Sendable () -> Void
    ) -> @MainActor () -> Void {
        TimerPair(after: seconds, by: self, action).cancel
    }
}
