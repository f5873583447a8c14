import DecoupledAppDelegate
import Testing

/// How a deadline is awaited on systems before iOS 16.
@MainActor
@Suite(.net) struct WatchedClockTests {
    @Test func whoeverIsWokenBeforeTheTimeWaitsForTheRest() async {
        let clock = ScriptedClock([0, 0.005, 0.01])
        #expect(await clock.watch(until: 0.01))
        #expect(clock.readings == [0.01])
    }

    @Test func whoeverIsCalledOffWaitsNoLonger() async {
        let clock = ScriptedClock([0])
        let watch = Task { await clock.watch(until: .infinity) }
        await Task.yield()
        watch.cancel()
        #expect(await !watch.value)
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
        {}
    }
}
