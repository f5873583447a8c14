import Dispatch
public import Foundation

/// The time that deadlines and durations are measured in.
///
/// Apps leave it alone; tests replace it by one they advance themselves.
@MainActor
public protocol EventClock: AnyObject {
    /// The seconds since some fixed moment.
    var now: TimeInterval { get }

    /// Runs an action once, on the main thread.
    ///
    /// - Parameters:
    ///   - seconds: How long from now.
    ///   - action: What to run.
    /// - Returns: What calls the action off.
    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void)
        -> any ScheduledAction
}

/// An action that waits for its time.
@MainActor
public protocol ScheduledAction: AnyObject {
    /// Calls the action off; does nothing once it has run.
    func cancel()
}

/// The clock of the machine: durations in time that only goes forward, deadlines in wall-clock time.
///
/// Wall-clock time goes on while the process or the device sleeps, as the system's own limits do.
final class SystemClock: EventClock {
    var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void)
        -> any ScheduledAction
    {
        Timer(after: seconds, action)
    }

    private final class Timer: ScheduledAction {
        private let source = DispatchSource.makeTimerSource(queue: .main)

        init(after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void) {
            source.setEventHandler { [source] in
                source.cancel()
                MainActor.assumeIsolated(action)
            }
            source.schedule(wallDeadline: .now() + seconds)
            source.activate()
        }

        func cancel() {
            source.cancel()
        }
    }
}
