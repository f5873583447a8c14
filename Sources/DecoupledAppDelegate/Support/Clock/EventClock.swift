import Foundation

/// The time that deadlines and durations are measured in.
///
/// An app needs no clock of its own: the default one cannot be set, and runs on while the process or the device sleeps,
/// as UIKit's own time limits do. Tests use one that they advance themselves.
@MainActor package protocol EventClock: AnyObject {
    /// The seconds since some fixed moment.
    var now: TimeInterval { get }

    /// Runs an action once, on the main thread.
    ///
    /// - Parameters:
    ///   - seconds: How long from now.
    ///   - action: What to run.
    /// - Returns: Cancels the action; does nothing once it has run.
    func schedule(
        after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void
    ) -> @MainActor () -> Void
}
