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

    /// The actions that wait for their time, by numbers in the order in which they came.
    private var scheduled: [Int: (time: TimeInterval, action: @MainActor @Sendable () -> Void)] = [:]
    private var count = 0

    /// Creates a clock that shows 0.
    public init() {}

    /// The number of actions that wait for their time.
    public var scheduledCount: Int { scheduled.count }

    /// Runs an action when the clock has been moved far enough.
    package func schedule(
        after seconds: TimeInterval,
        _ action: @escaping @MainActor @Sendable () -> Void
    ) -> @MainActor () -> Void {
        count += 1
        scheduled[count] = (now + max(0, seconds), action)
        return { [weak self, count] in
            // The action lives until it is out: the deinit of what it captured may look at the clock.
            withExtendedLifetime(self?.scheduled[count]?.action) { self?.scheduled[count] = nil }
        }
    }

    /// Moves the clock forward and runs what falls due, in order of time, before it returns.
    ///
    /// - Parameter seconds: How far to move, 0 or more.
    public func advance(by seconds: TimeInterval) {
        precondition(seconds >= 0, "A clock goes forward: advance it by 0 seconds or more, and not by \(seconds).")
        let end = now + seconds
        while let (number, next) = scheduled.min(by: { ($0.value.time, $0.key) < ($1.value.time, $1.key) }),
            next.time <= end
        {
            now = max(now, next.time)
            scheduled[number] = nil
            next.action()
        }
        // What became due may have moved the clock further.
        now = max(now, end)
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
