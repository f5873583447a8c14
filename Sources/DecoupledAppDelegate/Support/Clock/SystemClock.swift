import Foundation

/// The machine's clock, which cannot be set and runs on while the process or, on Apple's systems, the device sleeps.
package final class SystemClock: EventClock {
    /// The one clock.
    package static let shared: any EventClock = SystemClock()

    /// As good as never, and short enough for every timer; in seconds.
    private static let longest: TimeInterval = 1e9

    private init() {}

    /// The seconds since some moment. Unlike the system's uptime it is no API for which Apple requires a reason.
    ///
    /// Source: clock_gettime(3);
    /// developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api.
    package var now: TimeInterval {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC_RAW, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    }

    package func schedule(
        after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void
    ) -> @MainActor () -> Void {
        // In this order the minimum is a number, whatever `seconds` is.
        let seconds = max(0, min(Self.longest, seconds))
        // The time counts from now, though the task may begin later: the process may be suspended in between.
        guard #available(iOS 16, macOS 13, tvOS 16, visionOS 1, *) else {
            let time = now + seconds
            return Task { if await watch(until: time) { action() } }.cancel
        }
        let time = ContinuousClock.now + .seconds(seconds)
        let task = Task {
            // Without a tolerance the system chooses one, which grows with the time.
            try? await Task.sleep(until: time, tolerance: .zero, clock: .continuous)
            if !Task.isCancelled { action() }
        }
        return task.cancel
    }
}

extension EventClock {
    /// Waits for a time before iOS 16, where a task that sleeps stands still with the device: looks at the clock each
    /// second.
    ///
    /// - Parameter time: The time.
    /// - Returns: False if the task was cancelled before.
    package func watch(until time: TimeInterval) async -> Bool {
        while case let rest = time - now, rest > 0, !Task.isCancelled {
            try? await Task.sleep(nanoseconds: UInt64(min(1, rest) * 1e9))
        }
        return !Task.isCancelled
    }
}
