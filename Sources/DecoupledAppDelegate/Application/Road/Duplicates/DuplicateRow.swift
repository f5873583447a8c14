import Foundation

/// A duplicate that a row of the table expects.
struct ExpectedDuplicate {
    let original: OriginalReport

    /// Until when it is expected.
    fileprivate(set) var expiry = TimeInterval.infinity

    /// Whether it has come; others may follow.
    fileprivate(set) var state = State.expected

    enum State { case expected, hasCome }
}

/// A row of the table, with the duplicates that it expects.
@MainActor final class DuplicateRow {
    let rule: DuplicateRule
    private(set) var expected: [ExpectedDuplicate] = []

    init(_ rule: DuplicateRule) { self.rule = rule }

    /// Returns the original of a report, whose duplicate has come then; nil if it is no duplicate, as far as the row
    /// tells.
    func takeOriginal(of report: ReportIdentity, at now: TimeInterval) -> OriginalReport? {
        guard let index = indices(of: report, at: now).first else { return nil }
        let original = expected[index].original
        duplicateHasCome(at: index)
        return original
    }

    /// Where the duplicates are that a report may be.
    private func indices(of report: ReportIdentity, at now: TimeInterval) -> [Int] {
        expected.indices.filter {
            expected[$0].expiry > now && expected[$0].original.identity.isOriginal(of: report, by: rule)
        }
    }

    /// A duplicate has come, after which some rows expect no other one: the next report with the same content is
    /// another event.
    private func duplicateHasCome(at index: Int) {
        expected[index].state = .hasCome
        switch (rule.lifetime, expected[index].original.isDelivered) {
        case (.pair, _), (.turn, true): expected.remove(at: index)
        // A handler that is being called may forward the event, and so may the scene's delegate later.
        case (.turn, false): break
        case (.process, _), (.object, _), (.seconds, _): break
        }
    }
}

// MARK: How long a duplicate is expected

extension DuplicateRow {
    /// A duplicate of an original is expected from now on, in place of the oldest one where there are too many.
    func expectDuplicate(of original: OriginalReport, at now: TimeInterval) {
        var duplicate = ExpectedDuplicate(original: original)
        if case .seconds(let seconds) = rule.lifetime {
            duplicate.expiry = now + seconds
            expected.removeAll { $0.expiry <= now }
        }
        expected.append(duplicate)
        if expected.count > rule.lifetime.limit { expected.removeFirst() }
    }

    /// Another delegate of the center has passed the same object on, so that the duplicate of a pair is expected for a
    /// moment only.
    func shortenPair(of report: ReportIdentity, via entryPoint: EntryPoint, at now: TimeInterval) {
        guard case .pair = rule.lifetime, rule.duplicateEntryPoints.contains(entryPoint) else { return }
        for index in indices(of: report, at: now) { expected[index].expiry = now + DuplicateRule.Lifetime.pairGrace }
    }

    /// Whether the row forgets originals when the turn of the main queue ends.
    var forgetsAtEndOfTurn: Bool {
        switch rule.lifetime {
        case .object, .turn: true
        case .process, .pair, .seconds: false
        }
    }

    /// Forgets the originals whose turn or object is gone, and returns the duplicates that were expected in the turn.
    func endTurn() -> [ExpectedDuplicate] {
        switch rule.lifetime {
        case .turn: return exchange(&expected, with: [])
        case .object: expected.removeAll { $0.original.identity.object == nil }
        case .process, .pair, .seconds: break
        }
        return []
    }

    /// Expects no duplicate of an original any more.
    func forget(_ original: OriginalReport) { expected.removeAll { $0.original === original } }
}
