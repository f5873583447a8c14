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
        public internal(set) var callCount: Int = 0

        /// How long they blocked the main thread, in seconds, without other handlers' calls inside theirs.
        public internal(set) var mainThreadTime: TimeInterval = 0

        /// How long it took until their completion handlers were called, after the calls had returned, in seconds.
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

    /// How long it took until completion handlers were called, in seconds, added up; some may overlap.
    public var waitingTime: TimeInterval { costs.reduce(0) { $0 + $1.waitingTime } }

    /// Creates the report of a launch that was traced from its beginning, or nil if the records contain no launch.
    ///
    /// - Parameters:
    ///   - records: The records of a trace that was started before the launch.
    ///   - timeLimit: How long it may take until the app is active, in seconds.
    public init?(_ records: some Collection<EventRecord>, timeLimit: TimeInterval = 20) {
        let records = Array(records)
        func first(_ event: AppEvent) -> EventRecord? { records.first { $0.event == event } }
        let launched = first(.didFinishLaunching) ?? first(.willFinishLaunching) ?? first(.sceneWillConnect)
        guard let launched, let start = records.map({ $0.start }).min() else { return nil }
        let active = first(.didBecomeActive).flatMap { $0.start - start <= timeLimit ? $0 : nil }
        let last = active ?? launched
        let end = last.start + last.duration
        guard launched.start <= end else { return nil }
        isActive = active != nil
        duration = end - start
        costs = Self.costs(of: records.filter { $0.start <= end })
    }

    private static func costs(of records: [EventRecord]) -> [Cost] {
        var shares: [Cost] = []
        var open: [(share: Int, end: Int64)] = []
        for slice in Slice.all(of: records) {
            guard let call = slice.call else { continue }
            let (event, ask) = (records[slice.record].event, records[slice.record].asked[call])
            // Calls nest, since they happen on one thread, and time inside another call is that call's own.
            while let outer = open.last, outer.end <= slice.start { open.removeLast() }
            if let outer = open.last { shares[outer.share].mainThreadTime -= ask.callDuration }
            let known = shares.firstIndex { $0.handler == ask.handler && $0.costliestEvent == event }
            if known == nil { shares.append(Cost(handler: ask.handler, costliestEvent: event)) }
            let share = known ?? shares.count - 1
            shares[share].add(1, ask.callDuration, max(0, ask.duration - ask.callDuration))
            open.append((share, slice.end))
        }
        return joined(shares)
    }

    /// Joins the costs of single events, handler by handler.
    private static func joined(_ shares: [Cost]) -> [Cost] {
        var costs: [Cost] = []
        for share in shares where !costs.contains(where: { $0.handler == share.handler }) {
            let own = shares.filter { $0.handler == share.handler }
            let costliest = own.max { ($0.time, $0.costliestEvent.rawValue) < ($1.time, $1.costliestEvent.rawValue) }
            var cost = Cost(handler: share.handler, costliestEvent: (costliest ?? share).costliestEvent)
            for share in own { cost.add(share.callCount, share.mainThreadTime, share.waitingTime) }
            let place = costs.firstIndex {
                ($0.mainThreadTime, $0.waitingTime, cost.handler) < (cost.mainThreadTime, cost.waitingTime, $0.handler)
            }
            costs.insert(cost, at: place ?? costs.endIndex)
        }
        return costs
    }
}

extension LaunchReport.Cost {
    fileprivate var time: TimeInterval { mainThreadTime + waitingTime }

    fileprivate mutating func add(_ callCount: Int, _ mainThreadTime: TimeInterval, _ waitingTime: TimeInterval) {
        self.callCount += callCount
        self.mainThreadTime += mainThreadTime
        self.waitingTime += waitingTime
    }
}

extension LaunchReport: CustomStringConvertible {
    /// The report as a table for the terminal.
    public var description: String {
        let ending = isActive ? "active" : "in the background"
        let head = "Launch: \(ending) after \(Self.text(duration)), \(Self.text(mainThreadTime)) of it in handlers"
        guard !costs.isEmpty else { return head }
        var rows = [["handler", "calls", "main thread", "waiting", "  mostly in"]]
        var total = Cost(handler: "total", costliestEvent: .didFinishLaunching)
        for cost in costs {
            total.add(cost.callCount, cost.mainThreadTime, cost.waitingTime)
            rows.append(Self.row(cost) + ["  \(cost.costliestEvent)"])
        }
        return "\(head)\n\(Self.aligned(rows + [Self.row(total) + [""]]))"
    }

    /// A row without its event; most handlers do not wait for anything.
    private static func row(_ cost: Cost) -> [String] {
        let waiting = cost.waitingTime > 0 ? text(cost.waitingTime) : "–"
        return [cost.handler.visible, "\(cost.callCount)", text(cost.mainThreadTime), waiting]
    }

    private static func text(_ seconds: TimeInterval) -> String { (seconds * 1_000).text(.fractionLength(2)) + " ms" }

    /// The rows as lines, numbers to the right.
    private static func aligned(_ rows: [[String]]) -> String {
        let widths = (0...3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let spaces = (0...3).map { String(repeating: " ", count: widths[$0] - row[$0].count) }
            let numbers = (1...3).map { "  \(spaces[$0])\(row[$0])" }.joined()
            return "\n\(row[0])\(spaces[0])\(numbers)\(row[4])"
        }.joined()
    }
}
