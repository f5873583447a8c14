import Dispatch
import Foundation

/// Waits before iOS 16, where tasks cannot sleep by a continuous clock.
///
/// One timer stands still while the device sleeps, the other follows whoever sets the time of day. Whichever fires, the clock
/// decides whether it is time.
@MainActor package final class TimerPair {
    private let clock: any EventClock
    private let time: TimeInterval
    private let action: @MainActor @Sendable () -> Void
    private let timer = DispatchSource.makeTimerSource(queue: .main)
    private let wallTimer = DispatchSource.makeTimerSource(queue: .main)

    /// Starts to wait.
    ///
    /// - Parameters:
    ///   - seconds: How long.
    ///   - clock: What decides whether it is time.
    ///   - action: What to do then.
    package init(
        after seconds: TimeInterval, by clock: any EventClock, _ action: @escaping @MainActor @Sendable () -> Void
    ) {
        self.clock = clock
        self.action = action
        time = clock.now + seconds
        // A source that is cancelled lets go of its handler.
        let wake = { MainActor.assumeIsolated { self.wake() } }
        timer.setEventHandler(handler: wake)
        wallTimer.setEventHandler(handler: wake)
        sleep()
        timer.activate()
        wallTimer.activate()
    }

    package func cancel() {
        timer.cancel()
        wallTimer.cancel()
    }

    private func sleep() {
        let rest = time - clock.now
        timer.schedule(deadline: .now() + rest)
        wallTimer.schedule(wallDeadline: .now() + rest)
    }

    private func wake() {
        guard clock.now >= time else { return sleep() }
        cancel()
        action()
    }
}
