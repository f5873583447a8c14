import Foundation

/// The machine's clock, which cannot be set and runs on while the process or the device sleeps.
final class SystemClock: EventClock {
    /// As good as never, and short enough for every timer; in seconds.
    private static let longest: TimeInterval = 1e9

    var now: TimeInterval { ContinuousTime.now }

    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void)
        -> any ScheduledAction
    {
        // In this order the minimum is a number, whatever `seconds` is.
        let seconds = max(0, min(Self.longest, seconds))
        if #available(iOS 16, macOS 13, tvOS 16, visionOS 1, *) { return SleepingTask(after: seconds, action) }
        return TimerPair(after: seconds, by: self, action)
    }
}

/// Sleeps by the clock that ``ContinuousTime`` reads.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
private final class SleepingTask: ScheduledAction {
    private let task: Task<Void, Never>

    init(after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void) {
        // The time counts from now, though the task may begin later: the process may be suspended in between.
        let time = ContinuousClock.now + .seconds(seconds)
        task = Task {
            // Without a tolerance the system chooses one, which grows with the time.
            try? await Task.sleep(until: time, tolerance: .zero, clock: .continuous)
            if !Task.isCancelled { action() }
        }
    }

    func cancel() { task.cancel() }
}
