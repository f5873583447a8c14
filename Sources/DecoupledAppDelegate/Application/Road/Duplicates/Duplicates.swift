import Foundation

// Station 2: whether an event has come already.

/// What has come already, as far as `DuplicateRule.table` says that it may come once more.
@MainActor final class Duplicates {
    private unowned let router: EventRouter

    /// The rows of the table, each with the originals that it expects duplicates of.
    private let rows = DuplicateRule.table.map { DuplicateRow($0) }

    /// The rows for the duplicates of each event, by the event's index.
    private lazy var rowsOfDuplicates = Slots.events.map { event in rows.filter { $0.rule.events.contain(event) } }

    /// The rows that note the originals of each event, by the event's index.
    private lazy var rowsOfOriginals = Slots.events.map { event in rows.filter { $0.rule.expectsDuplicate(of: event) } }

    /// The reports of the turn that has ended, for questions in the next one.
    private var ofLastTurn: [OriginalReport] = []

    private var endOfTurn = EndOfTurn.ignored

    /// Whether the end of this turn of the main queue is waited for, as rows forget some reports then.
    private enum EndOfTurn { case ignored, expected }

    /// What rows have noted of the reports that are being delivered, by the report.
    private var delivering: [ObjectIdentifier: [OriginalReport]] = [:]

    init(of router: EventRouter) { self.router = router }

    private var now: TimeInterval { router.registry.diagnostics.clock.now }
}

extension Duplicates {
    /// Returns the original of which a report is a duplicate; one that has not come already is noted, and nil is
    /// returned.
    func register(_ report: AnyDelivery) -> OriginalReport? {
        let original = original(of: report)
        for row in rowsOfOriginals[report.definition.index]
        where row.rule.originalWays.contains(report.origin.way) && isExpected(report, where: row.rule.onlyWhere)
            && (original == nil || row.rule.identity.notesDuplicates)
        {
            expectDuplicate(of: report, by: row)
        }
        return original
    }

    /// Returns the original of a report that has come already, by the first row that knows one.
    private func original(of report: AnyDelivery) -> OriginalReport? {
        let way = report.origin.way
        for row in rowsOfDuplicates[report.definition.index]
        where row.rule.duplicateWays.contains(way) && !row.originals.isEmpty {
            let now = now
            let identity = ReportIdentity(of: report)
            guard let original = row.original(of: identity, at: now) else { continue }
            row.duplicateHasCome(of: original)
            if row.rule.shortensPair { for row in rows { row.shortenPair(of: identity, by: way, at: now) } }
            return original
        }
        return nil
    }

    private func expectDuplicate(of report: AnyDelivery, by row: DuplicateRow) {
        let identity = ReportIdentity(of: report)
        guard identity.isKnown(by: row.rule.identity) else { return }
        let original = OriginalReport(report, identity, row.rule.treatment)
        row.expectDuplicate(of: original, at: now)
        if row.forgetsAtEndOfTurn { expectEndOfTurn() }
        delivering[ObjectIdentifier(report), default: []].append(original)
    }

    /// Whether a duplicate of a report may come, as far as the circumstances show that a row names.
    private func isExpected(_ report: AnyDelivery, where circumstance: DuplicateRule.Circumstance?) -> Bool {
        switch circumstance {
        case .othersPassItOn: router.notificationCenter.mayBePassedOn(report.id)
        case .appUsesScenes: router.usesScenes || !router.scenes.live.isEmpty
        case nil: true
        }
    }

    /// Notes the answer of a report that has been delivered.
    func noteAnswer(of report: AnyDelivery) {
        for noted in delivering.removeValue(forKey: ObjectIdentifier(report)) ?? [] {
            noted.complete(with: report)
        }
    }

    /// Forgets a report that an override has kept from the handlers.
    func forgetNotPassedOn(_ report: AnyDelivery) {
        let forgotten = delivering[ObjectIdentifier(report)] ?? []
        for row in rows where row.rule.identity.forgetsWhatOverridesKeep { row.forget(forgotten) }
    }

    /// Whether an event that comes once in a process has come, and an object, if one is given, was not in its slot
    /// then.
    func isPast(_ event: AppEvent, for object: AnyObject? = nil) -> Bool {
        reports { $0.events == .onceInAProcess }
            .contains { $0.identity.event == event && object.map($0.handlersGoneSince.contains) != true }
    }

    /// Notes who leaves a slot after its event that comes once: a handler that comes back has not missed it.
    func handlersDidLeave(_ former: [Recipient], _ slot: AnySlot) {
        for report in reports(by: { $0.events == .onceInAProcess })
        where slot.events.contains(where: { $0.id == report.identity.event }) {
            for recipient in former { recipient.entry.represented.map { report.handlerDidLeave($0) } }
        }
    }

    /// Marks an event that comes once in a process as past.
    func markAsPast(_ event: AppEvent) {
        for row in rows where row.rule.events == .onceInAProcess {
            row.expectDuplicate(of: OriginalReport(of: event, row.rule.treatment), at: now)
        }
    }

    /// Whether an event has come that its content tells from others of its kind, and that a duplicate is expected of,
    /// or was in the last turn: a scene's connection may be posted after the scene's delegate has been called.
    func hasCome(_ event: AppEvent, with content: AnyHashable) -> Bool {
        (reports { $0.identity == .content } + ofLastTurn)
            .contains { $0.identity.event == event && $0.identity.content == content && $0.expiry > now }
    }

    /// Whether the connection of a scene has come.
    func hasConnected(_ scene: UIScene) -> Bool {
        reports { $0.events == .connection }.contains { $0.identity.object === scene }
    }

    /// Returns what has come and is noted by some of the rows.
    private func reports(by isIncluded: (DuplicateRule) -> Bool) -> [OriginalReport] {
        rows.flatMap { isIncluded($0.rule) ? $0.originals : [] }
    }
}

// MARK: The end of the turn

extension Duplicates {
    private func expectEndOfTurn() {
        guard endOfTurn == .ignored else { return }
        endOfTurn = .expected
        MainThread.async(with: router) { $0.duplicates.endTurn() }
    }

    private func endTurn() {
        endOfTurn = .ignored
        let ended = rows.flatMap { $0.endTurn() }
        ofLastTurn += ended
        // What the app has forwarded by hand meanwhile has called the override.
        for original in ended where original.duplicate == .expected {
            router.overrides.reportUncalled(for: Slots.definition(of: original.identity.event), of: original.scene)
        }
        if !ofLastTurn.isEmpty { MainThread.async(with: router) { $0.duplicates.forgetLastTurn() } }
    }

    /// Exchanged, since what an answer retains may come back here in its deinit.
    private func forgetLastTurn() { _ = exchange(&ofLastTurn, with: []) }
}
