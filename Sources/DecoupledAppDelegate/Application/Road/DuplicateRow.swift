import Foundation

/// A row of the table, with what has come that it expects a second report of.
@MainActor final class DuplicateRow {
    let rule: DuplicateRule
    private(set) var received: [ReceivedReport] = []

    init(_ rule: DuplicateRule) { self.rule = rule }

    /// Expects a second report of what has come, in place of the oldest where there are too many.
    func expectSecond(of report: ReceivedReport) {
        received.append(report)
        if received.count > rule.limit { received.removeFirst() }
    }

    /// Expects no second report any more of some that have come.
    func forget(_ reports: [ReceivedReport]) { received.removeAll { noted in reports.contains { $0 === noted } } }

    /// Forgets the reports whose time is up.
    func dropExpired(at now: TimeInterval) { received.removeAll { $0.end <= now } }

    /// Forgets the reports whose object has been freed.
    func dropFreed() { received.removeAll { $0.object == nil } }

    /// Forgets all, and returns them.
    func takeAll() -> [ReceivedReport] { exchange(&received, with: []) }
}
