import Foundation

/// A row of the table, with the originals that it expects duplicates of.
@MainActor final class DuplicateRow {
    let rule: DuplicateRule
    private(set) var originals: [OriginalReport] = []

    init(_ rule: DuplicateRule) { self.rule = rule }

    /// Returns the original of a report; nil if it is no duplicate, as far as the row tells.
    func original(of report: ReportIdentity, at now: TimeInterval) -> OriginalReport? {
        originals.first { $0.expiry > now && $0.identity.isOriginal(of: report, by: rule) }
    }
}

// MARK: How long a duplicate is expected

extension DuplicateRow {
    /// A duplicate of an original is expected from now on, in place of the oldest one where there are too many.
    func expectDuplicate(of original: OriginalReport, at now: TimeInterval) {
        if case .seconds(let seconds) = rule.lifetime {
            original.expire(at: now + seconds)
            originals.removeAll { $0.expiry <= now }
        }
        originals.append(original)
        if originals.count > rule.lifetime.limit { originals.removeFirst() }
    }

    /// A duplicate of an original has come, after which some rows expect no other one: the next report with the same
    /// content is another event.
    func duplicateHasCome(of original: OriginalReport) {
        original.duplicateHasCome()
        switch (rule.lifetime, original.state) {
        case (.pair, _), (.turn, .delivered): forget([original])
        // A handler that is being called may forward the event, and so may the scene's delegate later.
        case (.turn, .delivering): break
        case (.process, _), (.object, _), (.seconds, _): break
        }
    }

    /// Another delegate of the center has passed the same object on, so that the duplicate of a pair is expected for a
    /// moment only.
    func shortenPair(of report: ReportIdentity, by way: Way, at now: TimeInterval) {
        guard case .pair = rule.lifetime, rule.duplicateWays.contains(way) else { return }
        for original in originals where original.expiry > now && original.identity.isOriginal(of: report, by: rule) {
            original.expire(at: now + DuplicateRule.Lifetime.pairGrace)
        }
    }

    /// Whether the row forgets originals when the turn of the main queue ends.
    var forgetsAtEndOfTurn: Bool {
        switch rule.lifetime {
        case .object, .turn: true
        case .process, .pair, .seconds: false
        }
    }

    /// Forgets the originals whose turn or object is gone, and returns those whose turn is.
    func endTurn() -> [OriginalReport] {
        switch rule.lifetime {
        case .turn: return exchange(&originals, with: [])
        case .object: originals.removeAll { $0.identity.object == nil }
        case .process, .pair, .seconds: break
        }
        return []
    }

    /// Expects no duplicates of some originals any more.
    func forget(_ reports: [OriginalReport]) { originals.removeAll { noted in reports.contains { $0 === noted } } }
}
