public import Foundation

/// The time that each handler took during the launch.
///
/// A launch goes from the first event to the end of the first `didBecomeActive`. One that does not get there in time was a launch
/// into the background, and is over with `didFinishLaunching`. Print the report to see a table:
///
/// ```
/// Launch: active after 93.21 ms, 71.03 ms of it in handlers
///
/// handler        calls  main thread    waiting  mostly in
/// RootScreen         1     61.32 ms          –  scene:willConnectToSession:options:
/// CrashReporter      4      9.14 ms          –  application:didFinishLaunchingWithOptions:
/// PushService        1      0.57 ms  150.40 ms  application:didReceiveRemoteNotification:fetchCompletionHandler:
/// total              6     71.03 ms  150.40 ms
/// ```
public struct LaunchReport: Hashable, Sendable {
    /// The cost of the handlers of one type.
    public struct Cost: Hashable, Sendable {
        /// The handlers' type name.
        public let handler: String

        /// How often they were called.
        public internal(set) var calls: Int = 0

        /// How long they blocked the main thread, in seconds, without other handlers' calls inside theirs.
        public internal(set) var mainThreadTime: TimeInterval = 0

        /// How long their answers were waited for after the calls had returned, in seconds.
        public internal(set) var waitingTime: TimeInterval = 0

        /// The event that took most of that time.
        public let costliestEvent: AppEvent
    }

    /// Whether the app became active; false for a launch into the background.
    public let isActive: Bool

    /// How long the launch took, in seconds.
    public let duration: TimeInterval

    /// The cost of each type of handler, the longest on the main thread first.
    public let costs: [Cost]

    /// How long handlers blocked the main thread, in seconds.
    public var mainThreadTime: TimeInterval { costs.reduce(0) { $0 + $1.mainThreadTime } }

    /// How long answers were waited for, in seconds, added up; some may have been waited for at the same time.
    public var waitingTime: TimeInterval { costs.reduce(0) { $0 + $1.waitingTime } }

    /// Creates the report of a launch that was traced from its beginning, or nil if the records contain no launch.
    ///
    /// - Parameters:
    ///   - records: The records of a trace that was started before the launch.
    ///   - timeLimit: How long it may take until the app is active, in seconds.
    public init?(_ records: some Collection<EventRecord>, timeLimit: TimeInterval = 20) {
        guard let start = records.lazy.map(\.start).min() else { return nil }
        let active = records.first { $0.event == .didBecomeActive && $0.start - start <= timeLimit }
        let launchEvents: [AppEvent] = [.didFinishLaunching, .willFinishLaunching, .sceneWillConnect]
        let launched = launchEvents.lazy.compactMap { event in records.first { $0.event == event } }.first
        guard let launched else { return nil }
        let last = active ?? launched
        let end = last.start + last.duration
        guard launched.start <= end else { return nil }
        isActive = active != nil
        duration = end - start
        costs = Self.costs(of: records.filter { $0.start <= end })
    }
}

extension LaunchReport {
    /// One call of a handler.
    private struct Call {
        let handler: String
        let event: AppEvent
        let start: TimeInterval
        let end: TimeInterval
        let waitingTime: TimeInterval

        /// The duration without the calls inside it.
        var ownTime: TimeInterval
    }

    private static func costs(of records: [EventRecord]) -> [Cost] {
        Dictionary(grouping: calls(in: records), by: \.handler)
            .compactMap(cost)
            .sorted {
                ($1.mainThreadTime, $1.waitingTime, $0.handler) < ($0.mainThreadTime, $0.waitingTime, $1.handler)
            }
    }

    private static func cost(of handler: String, _ calls: [Call]) -> Cost? {
        let events = Dictionary(grouping: calls, by: \.event)
        let costliest = events.max { first, second in
            let times = [first, second].map { _, calls in calls.reduce(0) { $0 + $1.ownTime + $1.waitingTime } }
            return (times[0], first.key.rawValue) < (times[1], second.key.rawValue)
        }
        guard let costliest else { return nil }
        return calls.reduce(into: Cost(handler: handler, costliestEvent: costliest.key)) { cost, call in
            cost.calls += 1
            cost.mainThreadTime += call.ownTime
            cost.waitingTime += call.waitingTime
        }
    }

    /// All calls, outer ones before inner ones. They nest, since they happen on one thread.
    private static func calls(in records: [EventRecord]) -> [Call] {
        // An event inside a call was recorded before the one that the call belongs to.
        var calls = records.reversed().flatMap { record in
            record.asked.map { ask in
                Call(
                    handler: ask.handler,
                    event: record.event,
                    start: ask.start,
                    end: ask.start + ask.callDuration,
                    waitingTime: max(0, ask.duration - ask.callDuration),
                    ownTime: ask.callDuration
                )
            }
        }
        calls.sort { ($0.start, $1.end) < ($1.start, $0.end) }
        var open: [Int] = []
        for (index, call) in calls.enumerated() {
            while let outer = open.last, calls[outer].end <= call.start { open.removeLast() }
            if let outer = open.last { calls[outer].ownTime -= call.end - call.start }
            open.append(index)
        }
        return calls
    }
}
