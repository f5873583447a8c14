import Foundation

/// A row of the table, with the originals that it expects duplicates of.
@MainActor final class DuplicateRow {
    let rule: DuplicateRule
    private(set) var originals: [OriginalReport] = []

    init(_ rule: DuplicateRule) { self.rule = rule }

    /// Expects a duplicate of what has come, in place of the oldest where there are too many.
    func expectDuplicate(of report: OriginalReport) {
        originals.append(report)
        if originals.count > rule.lifetime.limit { originals.removeFirst() }
    }

    /// Expects no duplicates of some originals any more.
    func forget(_ reports: [OriginalReport]) { originals.removeAll { noted in reports.contains { $0 === noted } } }

    /// Forgets the reports whose time is up.
    func dropExpired(at now: TimeInterval) { originals.removeAll { $0.end <= now } }

    /// Forgets the reports whose object has been freed.
    func dropFreed() { originals.removeAll { $0.object == nil } }

    /// Forgets all, and returns them.
    func takeAll() -> [OriginalReport] { exchange(&originals, with: []) }
}
