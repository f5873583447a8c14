import DecoupledAppDelegate

/// A clock that shows the machine's time, so that calls are timed, and whose actions run when everything is said to be due.
@MainActor final class TrialClock: EventClock {
    private var scheduled: [Int: @MainActor @Sendable () -> Void] = [:]
    private var count = 0

    var now: TimeInterval { SystemClock.shared.now }

    func schedule(
        after seconds: TimeInterval,
        _ action: @escaping @MainActor @Sendable () -> Void
    ) -> @MainActor () -> Void {
        count += 1
        scheduled[count] = action
        return { [count] in self.scheduled[count] = nil }
    }

    /// Runs whatever waits, unless what runs before it cancels it.
    func expire() {
        for number in scheduled.keys.sorted() { scheduled.removeValue(forKey: number)?() }
    }
}
