import Foundation

/// The arrival and the deadline of an event, shared by its gatherings.
///
/// It does not retain the router: a gathering may wait for longer than an app delegate is there.
@MainActor struct Occasion {
    let desk: TicketDesk
    let event: AppEvent
    let place: Roles.Place

    /// Times the calls and writes the record; nil where nobody wants either.
    let log: PassLog?

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
        let router = arrival.router
        (desk, event, place, log) = (router.desk, arrival.event, arrival.place, arrival.log)
        let deadline = router.deadlines.isEmpty ? deadline : router.deadlines[arrival.event] ?? deadline
        self.deadline = deadline?.isFinite == true ? deadline : nil
        start = router.diagnostics.clock.now
    }

    /// Reports what somebody who was asked has done.
    func report(_ reason: Fault.Reason, by asked: Asked) { desk.report(reason, by: asked, at: event, in: place) }

    /// Runs an action at the deadline, or right away on the clock's next turn if it has passed; does nothing if there is none.
    ///
    /// - Parameters:
    ///   - grace: How much later than the deadline, in seconds.
    ///   - action: Takes the deadline.
    /// - Returns: What cancels the action.
    func atDeadline(
        grace: TimeInterval = 0, _ action: @escaping @MainActor @Sendable (_ deadline: TimeInterval) -> Void
    ) -> (any ScheduledAction)? {
        guard let deadline, let clock = desk.router?.diagnostics.clock else { return nil }
        return clock.schedule(after: max(0, start + deadline + grace - clock.now)) { action(deadline) }
    }
}

/// A gathered event's path down through its interceptions: which gatherings on it still wait.
///
/// Level 0 is the slot, and each closure above it is a level of its own.
@MainActor final class Descent {
    private var waiting: [Int]
    private var hasExpired: [Bool]

    /// Whether the event has reached its slot.
    private(set) var isReached = false

    init(levels: Int) {
        waiting = Array(repeating: 0, count: levels)
        hasExpired = Array(repeating: false, count: levels)
    }

    func isTop(_ level: Int) -> Bool { level == waiting.count - 1 }

    /// Extra seconds that an interception gets after the deadline; at most one.
    func grace(of level: Int) -> Double { Double(level) / Double(max(1, waiting.count - 1)) }

    /// Whether a level may be waiting for what is answered below it at the deadline.
    func dependsOnDeadline(_ level: Int) -> Bool { (0..<level).contains { waiting[$0] > 0 || hasExpired[$0] } }

    func didBegin(at level: Int) {
        waiting[level] += 1
        if level == 0 { isReached = true }
    }

    func didExpire(at level: Int) { hasExpired[level] = true }

    func didEnd(at level: Int) { waiting[level] -= 1 }
}
