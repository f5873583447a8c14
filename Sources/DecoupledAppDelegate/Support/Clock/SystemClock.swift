import Foundation

/// The machine's clock, which cannot be set and runs on while the process or the device sleeps.
package final class SystemClock: EventClock {
    /// The one clock, whose type the compiler does not see through: it would compile what takes a clock once more for it.
    package static let shared: any EventClock = SystemClock()

    /// As good as never, and short enough for every timer; in seconds.
    private static let longest: TimeInterval = 1e9

    private init() {}

    package func schedule(
        after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void
    ) -> @MainActor () -> Void {
        // In this order the minimum is a number, whatever `seconds` is.
        let seconds = max(0, min(Self.longest, seconds))
        guard #available(iOS 16, macOS 13, tvOS 16, visionOS 1, *) else {
            return TimerPair(after: seconds, by: Self.shared, action).cancel
        }
        // The time counts from now, though the task may begin later: the process may be suspended in between.
        let time = ContinuousClock.now + .seconds(seconds)
        let task = Task {
            // Without a tolerance the system chooses one, which grows with the time. It sleeps by the clock that `now` reads.
            try? await Task.sleep(until: time, tolerance: .zero, clock: .continuous)
            if !Task.isCancelled { action() }
        }
        return task.cancel
    }
}
