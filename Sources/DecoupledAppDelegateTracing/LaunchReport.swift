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
public struct LaunchReport: Equatable, Sendable {
    /// The cost of the handlers of one type.
    public struct Cost: Equatable, Sendable {
        /// The handlers' type name.
        public let handler: String

        /// How often they were called.
        public let callCount: Int

        /// How long they blocked the main thread, in seconds, without other handlers' calls inside theirs.
        public let mainThreadTime: TimeInterval

        /// How long it took until their completion handlers were called, after the calls had returned, in seconds.
        public let waitingTime: TimeInterval

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
    public init?(_ records: [EventRecord], timeLimit: TimeInterval = 20) {
        func first(_ event: AppEvent) -> Int? { records.firstIndex { $0.event == event } }
        let launched = first(.didFinishLaunching) ?? first(.willFinishLaunching) ?? first(.sceneWillConnect)
        guard let launched else { return nil }
        var start = records[launched].start
        for index in records.indices { start = min(start, records[index].start) }
        let active = first(.didBecomeActive).flatMap { records[$0].start - start <= timeLimit ? $0 : nil }
        let last = active ?? launched
        let end = records[last].start + records[last].duration
        guard records[launched].start <= end else { return nil }
        isActive = active != nil
        duration = end - start
        costs = Self.costs(of: records, until: end)
    }

    private static func costs(of records: [EventRecord], until end: TimeInterval) -> [Cost] {
        var (calls, open): ([Expense], [Expense]) = ([], [])
        for slice in Slice.all(of: records) {
            guard let call = slice.call, records[slice.record].start <= end else { continue }
            let ask = records[slice.record].asked[call]
            let expense = Expense(of: ask, in: records[slice.record].event, until: slice.end)
            // Calls nest, since they happen on one thread, and time inside another call is that call's own.
            while let outer = open.last, outer.end <= slice.start { open.removeLast() }
            open.last?.mainThreadTime -= ask.callDuration
            open.append(expense)
            calls.append(expense)
        }
        // In a fixed order, since the sum of durations depends on it in the last digit.
        let events = Expense.joined(calls) { $0.handler == $1.handler && $0.event == $1.event }
        var costs: [Expense] = []
        for expense in Expense.joined(events, where: { $0.handler == $1.handler }) {
            costs.insert(expense, at: (costs.lastIndex { !expense.precedes($0) } ?? -1) + 1)
        }
        return costs.map {
            Cost(
                handler: $0.handler, callCount: $0.callCount, mainThreadTime: $0.mainThreadTime,
                waitingTime: $0.waitingTime, costliestEvent: $0.event)
        }
    }
}

/// What calls of a handler cost, before they are added up; a class, so that lists of it need no code of their own.
private final class Expense {
    let handler: String
    let end: Int64
    var callCount = 1
    var mainThreadTime: TimeInterval
    var waitingTime: TimeInterval

    /// The event of the costliest of the calls.
    var event: AppEvent

    private var costliest: TimeInterval = 0

    init(of ask: EventRecord.Ask, in event: AppEvent, until end: Int64) {
        (handler, self.event, self.end) = (ask.handler, event, end)
        (mainThreadTime, waitingTime) = (ask.callDuration, max(0, ask.duration - ask.callDuration))
    }

    /// Adds up the expenses that belong together, in the order of the first of each.
    static func joined(_ expenses: [Expense], where belongTogether: (Expense, Expense) -> Bool) -> [Expense] {
        var sums: [Expense] = []
        for expense in expenses {
            expense.costliest = expense.mainThreadTime + expense.waitingTime
            if let sum = sums.first(where: { belongTogether($0, expense) }) {
                sum.add(expense)
            } else {
                sums.append(expense)
            }
        }
        return sums
    }

    private func add(_ other: Expense) {
        callCount += other.callCount
        mainThreadTime += other.mainThreadTime
        waitingTime += other.waitingTime
        guard (costliest, event.rawValue) < (other.costliest, other.event.rawValue) else { return }
        (costliest, event) = (other.costliest, other.event)
    }

    func precedes(_ other: Expense) -> Bool {
        (other.mainThreadTime, other.waitingTime, handler) < (mainThreadTime, waitingTime, other.handler)
    }
}

extension LaunchReport: CustomStringConvertible {
    /// The report as a table for the terminal.
    public var description: String {
        let ending = isActive ? "active" : "in the background"
        let head = "Launch: \(ending) after \(Self.text(duration)), \(Self.text(mainThreadTime)) of it in handlers"
        guard !costs.isEmpty else { return head }
        func row(_ title: String, _ count: Int, _ main: TimeInterval, _ waiting: TimeInterval, _ event: String)
            -> [String]
        {
            // Most handlers do not wait for anything.
            [title, "\(count)", Self.text(main), waiting > 0 ? Self.text(waiting) : "–", event]
        }
        var rows = [["handler", "calls", "main thread", "waiting", "  mostly in"]]
        for cost in costs {
            let (main, waiting) = (cost.mainThreadTime, cost.waitingTime)
            rows.append(row(cost.handler.visible, cost.callCount, main, waiting, "  \(cost.costliestEvent)"))
        }
        rows.append(row("total", costs.reduce(0) { $0 + $1.callCount }, mainThreadTime, waitingTime, ""))
        return "\(head)\n\(Self.aligned(rows))"
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
