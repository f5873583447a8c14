public import DecoupledAppDelegate

/// The time that each handler took during the launch.
///
/// A launch goes from the first event to the end of the first `didBecomeActive`. One that does not get there in time was a launch
/// into the background, and is over with `didFinishLaunching`. Print the report to see a table:
///
/// ```
/// Launch: active after 93.21 ms, 71.03 ms of it in handlers
///
/// handler        calls  main thread    waiting  mostly in
/// RootScreen         1     61.32 ms          –  .sceneWillConnect
/// CrashReporter      4      9.14 ms          –  .didFinishLaunching
/// PushService        1      0.57 ms  150.40 ms  .didReceiveRemoteNotification
/// total              6     71.03 ms  150.40 ms
/// ```
public struct LaunchReport: Equatable, Sendable {
    /// The cost of the handlers of one type.
    public struct Cost: Equatable, Sendable {
        /// The handlers' type name.
        public let handler: String

        /// How often they were called.
        public fileprivate(set) var callCount: Int

        /// How long they blocked the main thread, in seconds, without other handlers' calls inside theirs.
        public fileprivate(set) var mainThreadTime: TimeInterval

        /// How long it took until their completion handlers were called, after the calls had returned, in seconds.
        public fileprivate(set) var waitingTime: TimeInterval

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
    public var mainThreadTime: TimeInterval { total?.mainThreadTime ?? 0 }

    /// How long it took until completion handlers were called, in seconds, added up; some may overlap.
    public var waitingTime: TimeInterval { total?.waitingTime ?? 0 }

    /// The costs of all handlers as one; nil if none was called.
    private var total: Cost? { Self.sums(of: costs) { _ in [] }.first }

    /// Creates the report of a launch that was traced from its beginning, or nil if the records contain no launch.
    ///
    /// - Parameters:
    ///   - records: The records of a trace that was started before the launch.
    ///   - timeLimit: How long it may take until the app is active, in seconds.
    public init?(_ records: [EventRecord], timeLimit: TimeInterval = 20) {
        func first(_ event: AppEvent) -> EventRecord? { records.first { $0.event == event } }
        let launched = first(.didFinishLaunching) ?? first(.willFinishLaunching) ?? first(.sceneWillConnect)
        guard let launched, let start = records.map(\.start).min() else { return nil }
        let active = first(.didBecomeActive).flatMap { $0.start - start <= timeLimit ? $0 : nil }
        let last = active ?? launched
        let end = last.start + last.duration
        guard launched.start <= end else { return nil }
        isActive = active != nil
        duration = end - start
        costs = Self.costs(of: records.filter { $0.start <= end })
    }

    private static func costs(of records: [EventRecord]) -> [Cost] {
        var calls: [Cost] = []
        var open: [(call: Int, end: Int64)] = []
        for slice in Slice.all(of: records) {
            guard let ask = slice.ask else { continue }
            // Calls nest, since they happen on one thread, and time inside another call is that call's own.
            open.removeAll { $0.end <= slice.start }
            if let outer = open.last { calls[outer.call].mainThreadTime -= ask.callDuration }
            open.append((calls.count, slice.end))
            calls.append(
                Cost(
                    handler: ask.handler, callCount: 1, mainThreadTime: ask.callDuration,
                    waitingTime: max(0, ask.duration - ask.callDuration), costliestEvent: slice.record.event))
        }
        let events = sums(of: calls) { [$0.handler, $0.costliestEvent.rawValue] }
        // From the costliest on, whose event stays.
        let costliestFirst = events.sorted {
            $0.mainThreadTime + $0.waitingTime > $1.mainThreadTime + $1.waitingTime
        }
        return sums(of: costliestFirst) { [$0.handler] }.sorted { $0.mainThreadTime > $1.mainThreadTime }
    }

    /// Adds up the costs that agree in something, under the handler and the event of the first.
    private static func sums(of costs: [Cost], by key: (Cost) -> [String]) -> [Cost] {
        var sums: [Cost] = []
        for cost in costs {
            if let index = sums.firstIndex(where: { key($0) == key(cost) }) {
                sums[index].callCount += cost.callCount
                sums[index].mainThreadTime += cost.mainThreadTime
                sums[index].waitingTime += cost.waitingTime
            } else {
                sums.append(cost)
            }
        }
        return sums
    }
}

extension LaunchReport: CustomStringConvertible {
    /// The report as a table for the terminal.
    public var description: String {
        let ending = isActive ? "active" : "in the background"
        let head = "Launch: \(ending) after \(duration.milliseconds), \(mainThreadTime.milliseconds) of it in handlers"
        guard let total else { return head }
        let rows = costs.map { [$0.handler.visible] + $0.figures + [$0.costliestEvent.code] }
        let table = [["handler", "calls", "main thread", "waiting", "mostly in"]] + rows + [["total"] + total.figures]
        return "\(head)\n\n\(table.aligned())"
    }
}

extension LaunchReport.Cost {
    /// What the table shows in numbers; most handlers do not wait for anything.
    fileprivate var figures: [String] {
        ["\(callCount)", mainThreadTime.milliseconds, waitingTime > 0 ? waitingTime.milliseconds : "–"]
    }
}
