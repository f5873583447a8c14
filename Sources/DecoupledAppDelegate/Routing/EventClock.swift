public import Foundation

/// The time that deadlines and durations are measured in.
///
/// Apps leave it alone: by default it is a clock that nobody can set and that goes on while the process or the device sleeps, as
/// the system's own limits do. Tests replace it by one they advance themselves.
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
