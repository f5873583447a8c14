public import DecoupledAppDelegate

/// A clock that stands still until a test moves it.
///
/// Give it to an app delegate to decide when deadlines pass:
///
/// ```swift
/// let clock = ManualClock()
/// let delegate = AppDelegate(roles: roles, clock: clock)
/// …
/// clock.advance(by: 29)
/// ```
@preconcurrency @MainActor public final class ManualClock: EventClock {
    /// The seconds since the clock was made.
    public private(set) var now: TimeInterval = 0

    private var scheduled: [Scheduled] = []

    /// Creates a clock that shows 0.
    public init() {}

    /// The number of actions that wait for their time.
    public var scheduledCount: Int { scheduled.count }

    /// Runs an action when the clock has been moved far enough.
    package func schedule(
        after seconds: TimeInterval,
        _ action: @escaping @MainActor @Sendable () -> Void
    ) -> @MainActor () -> Void {
        let entry = Scheduled(time: now + max(0, seconds), action: action)
        scheduled.append(entry)
        return { [weak self] in self?.remove(entry) }
    }

    /// Moves the clock forward and runs what falls due, in order of time, before it returns.
    ///
    /// - Parameter seconds: How far to move, 0 or more.
    public func advance(by seconds: TimeInterval) {
        precondition(seconds >= 0, "A clock goes forward: advance it by 0 seconds or more, and not by \(seconds).")
        let end = now + seconds
        while let next = scheduled.min(by: { $0.time < $1.time }), next.time <= end {
            now = max(now, next.time)
            remove(next)
            next.action()
        }
        // What became due may have moved the clock further.
        now = max(now, end)
    }

    private func remove(_ entry: Scheduled) { scheduled.removeAll { $0 === entry } }

    private final class Scheduled {
        let time: TimeInterval
        let action: @MainActor @Sendable () -> Void

        init(time: TimeInterval, action: @escaping @MainActor @Sendable () -> Void) {
            self.time = time
            self.action = action
        }
    }
}

extension AppDelegate {
    /// Creates an app delegate that is isolated from all others, with slots of its own, and whose deadlines pass when a test says so.
    ///
    /// - Parameters:
    ///   - roles: The slots with their handlers.
    ///   - clock: The clock that deadlines and durations are measured by.
    public convenience init(roles: Roles, clock: ManualClock) {
        self.init(roles: roles, clock: clock as any EventClock)
    }
}
