import Foundation

/// The arrival and the deadline of an event, shared by its gatherings.
@MainActor
struct Occasion {
    let arrival: Arrival

    /// When the event arrived.
    let start: TimeInterval

    /// How long after its arrival the event is answered at the latest, in seconds; nil for no limit.
    var deadline: TimeInterval?

    /// Notes the arrival of an event.
    ///
    /// - Parameters:
    ///   - arrival: The event.
    ///   - deadline: The event's own deadline, in seconds; nil for no limit.
    init(_ arrival: Arrival, deadline: TimeInterval?) {
        self.arrival = arrival
        let deadlines = arrival.router.deadlines
        let deadline = deadlines.isEmpty ? deadline : deadlines[arrival.event] ?? deadline
        self.deadline = deadline.flatMap { $0.isFinite ? $0 : nil }
        start = arrival.router.diagnostics.clock.now
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
        let clock = arrival.router.diagnostics.clock
        return clock.schedule(after: max(0, start + deadline + grace - clock.now)) { action(deadline) }
    }
}
