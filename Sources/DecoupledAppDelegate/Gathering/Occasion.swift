import Foundation

/// The arrival and the deadline of an event, shared by its gatherings.
@MainActor
struct Occasion {
    let log: PassLog

    /// When the event arrived.
    let arrival: TimeInterval

    /// How long after its arrival the event is answered at the latest, in seconds; nil for no limit.
    let deadline: TimeInterval?

    init(_ log: PassLog, deadline: TimeInterval?) {
        self.log = log
        self.deadline = deadline.flatMap { $0.isFinite ? $0 : nil }
        arrival = log.diagnostics.clock.now
    }

    /// Runs an action at the deadline, or right away on the clock's next turn if it has passed; does nothing if there is none.
    ///
    /// - Parameters:
    ///   - grace: How much later than the deadline, in seconds.
    ///   - action: Takes the deadline.
    /// - Returns: What cancels the action.
    func atDeadline(
        grace: TimeInterval = 0,
        _ action: @escaping @MainActor @Sendable (_ deadline: TimeInterval) -> Void
    ) -> (any ScheduledAction)? {
        guard let deadline else { return nil }
        let clock = log.diagnostics.clock
        return clock.schedule(after: max(0, arrival + deadline + grace - clock.now)) { action(deadline) }
    }
}
