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
        public let callCount: Int

        /// How long they blocked the main thread, in seconds, without other handlers' calls inside theirs.
        public internal(set) var mainThreadTime: TimeInterval

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
    public var mainThreadTime: TimeInterval { costs.sum(\.mainThreadTime) }

    /// How long it took until completion handlers were called, in seconds, added up; some may overlap.
    public var waitingTime: TimeInterval { costs.sum(\.waitingTime) }

    /// Creates the report of a launch that was traced from its beginning, or nil if the records contain no launch.
    ///
    /// - Parameters:
    ///   - records: The records of a trace that was started before the launch.
    ///   - timeLimit: How long it may take until the app is active, in seconds.
    public init?(_ records: [EventRecord], timeLimit: TimeInterval = 20) {
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
        var calls: [Cost] = []
        var open: [(call: Int, end: Int64)] = []
        for slice in Slice.all(of: records) {
            guard let call = slice.call else { continue }
            let (event, ask) = (records[slice.record].event, records[slice.record].asked[call])
            // Calls nest, since they happen on one thread, and time inside another call is that call's own.
            while let outer = open.last, outer.end <= slice.start { open.removeLast() }
            if let outer = open.last { calls[outer.call].mainThreadTime -= ask.callDuration }
            open.append((calls.count, slice.end))
            calls.append(
                Cost(
                    handler: ask.handler, callCount: 1, mainThreadTime: ask.callDuration,
                    waitingTime: max(0, ask.duration - ask.callDuration), costliestEvent: event))
        }
        return calls.joined { [$0.handler, $0.costliestEvent.rawValue] }.joined(by: \.handler).sorted {
            ($1.mainThreadTime, $1.waitingTime, $0.handler) < ($0.mainThreadTime, $0.waitingTime, $1.handler)
        }
    }
}

extension [LaunchReport.Cost] {
    fileprivate func sum<Number: AdditiveArithmetic>(_ part: KeyPath<Element, Number>) -> Number {
        reduce(.zero) { $0 + $1[keyPath: part] }
    }

    /// Returns the costs with those of the same key joined into one, whose costliest event is that of the largest.
    fileprivate func joined(by key: (Element) -> some Hashable) -> Self {
        // In a fixed order, since the sum of durations depends on it in the last digit.
        let groups = Dictionary(grouping: indices) { key(self[$0]) }.values.sorted { $0[0] < $1[0] }
        return groups.map { $0.map { self[$0] } }.compactMap { costs in
            costs.max { ($0.time, $0.costliestEvent.rawValue) < ($1.time, $1.costliestEvent.rawValue) }.map {
                LaunchReport.Cost(
                    handler: $0.handler, callCount: costs.sum(\.callCount), mainThreadTime: costs.sum(\.mainThreadTime),
                    waitingTime: costs.sum(\.waitingTime), costliestEvent: $0.costliestEvent)
            }
        }
    }
}

extension LaunchReport.Cost { fileprivate var time: TimeInterval { mainThreadTime + waitingTime } }

extension LaunchReport: CustomStringConvertible {
    /// The report as a table for the terminal.
    public var description: String {
        let ending = isActive ? "active" : "in the background"
        let head = "Launch: \(ending) after \(Self.text(duration)), \(Self.text(mainThreadTime)) of it in handlers"
        guard !costs.isEmpty else { return head }
        func row(_ title: String, _ costs: [Cost], _ event: String) -> [String] {
            // Most handlers do not wait for anything.
            let waiting = costs.sum(\.waitingTime)
            return [
                title, "\(costs.sum(\.callCount))", Self.text(costs.sum(\.mainThreadTime)),
                waiting > 0 ? Self.text(waiting) : "–", event,
            ]
        }
        let title = ["handler", "calls", "main thread", "waiting", "  mostly in"]
        let rows = costs.map { row($0.handler.visible, [$0], "  \($0.costliestEvent)") }
        return "\(head)\n\(Self.aligned([title] + rows + [row("total", costs, "")]))"
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
