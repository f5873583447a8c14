import Foundation

// Station 2: whether an event has come already.

/// What has come already, as far as `DuplicateRule.table` says that it may come once more.
@MainActor final class DuplicateDetector {
    private unowned let router: EventRouter

    /// The rows of the table, each with the duplicates that it expects.
    private let rows = DuplicateRule.table.map { DuplicateRow($0) }

    /// The rows for the duplicates of each event, by the event's index.
    private lazy var rowsOfDuplicates = Slots.definitions.map { event in rows.filter { $0.rule.events.contain(event) } }

    /// The rows that note the originals of each event, by the event's index.
    private lazy var rowsOfOriginals = Slots.definitions.map { event in
        rows.filter { $0.rule.expectsDuplicate(of: event) }
    }

    /// The duplicates that were expected in the turn that has ended, for questions in the next one.
    private var ofLastTurn: [ExpectedDuplicate] = []

    private var endOfTurn = EndOfTurn.idle

    /// Whether the end of this turn of the main queue is waited for, as rows forget some reports then.
    private enum EndOfTurn { case idle, scheduled }

    /// The originals that are being delivered, by the report.
    private var delivering: [ObjectIdentifier: OriginalReport] = [:]

    init(of router: EventRouter) { self.router = router }

    private var now: TimeInterval { router.registry.diagnostics.clock.now }
}

extension DuplicateDetector {
    /// Returns the original of which a report is a duplicate, and what becomes of the duplicate; nil if the report has
    /// not come already. Duplicates of it are expected from now on.
    func detectDuplicate(_ report: AnyDelivery) -> (original: OriginalReport, treatment: DuplicateRule.Treatment)? {
        let known = takeOriginal(of: report)
        for row in rowsOfOriginals[report.definition.index]
        where row.rule.originalEntryPoints.contains(report.origin.entryPoint)
            && isExpected(report, where: row.rule.onlyWhere)
            && (known == nil || row.rule.identity.notesDuplicates)
        {
            expectDuplicate(of: report, by: row)
        }
        return known
    }

    /// Returns the original of a report that has come already, by the first row that knows one.
    private func takeOriginal(
        of report: AnyDelivery
    ) -> (original: OriginalReport, treatment: DuplicateRule.Treatment)? {
        let entryPoint = report.origin.entryPoint
        lazy var identity = ReportIdentity(of: report)
        for row in rowsOfDuplicates[report.definition.index]
        where row.rule.duplicateEntryPoints.contains(entryPoint) && !row.expected.isEmpty {
            let now = now
            guard let original = row.takeOriginal(of: identity, at: now) else { continue }
            if row.rule.shortensPair { for row in rows { row.shortenPair(of: identity, via: entryPoint, at: now) } }
            return (original, row.rule.treatment)
        }
        return nil
    }

    private func expectDuplicate(of report: AnyDelivery, by row: DuplicateRow) {
        let original = delivering[ObjectIdentifier(report)] ?? OriginalReport(report)
        guard original.identity.isKnown(by: row.rule.identity) else { return }
        delivering[ObjectIdentifier(report)] = original
        row.expectDuplicate(of: original, at: now)
        if row.forgetsAtEndOfTurn { expectEndOfTurn() }
    }

    /// Whether a duplicate of a report may come, as far as the circumstances show that a row names.
    private func isExpected(_ report: AnyDelivery, where circumstance: DuplicateRule.Circumstance?) -> Bool {
        switch circumstance {
        case .othersPassItOn: router.centerDelegateInstaller.mayBePassedOn(report.event)
        case .appUsesScenes: router.usesScenes || !router.scenes.live.isEmpty
        case nil: true
        }
    }

    /// Notes the answer of a report that has been delivered.
    func noteDelivery(of report: AnyDelivery) {
        delivering.removeValue(forKey: ObjectIdentifier(report))?.complete(with: report)
    }

    /// Forgets a report that an override has kept from the handlers.
    func forgetNotPassedOn(_ report: AnyDelivery) {
        guard let forgotten = delivering[ObjectIdentifier(report)] else { return }
        for row in rows where row.rule.identity.forgetsWhatOverridesKeep { row.forget(forgotten) }
    }

    /// Whether an event that comes once in a process has come.
    func isPast(_ event: AppEvent) -> Bool { pastOriginals.contains { $0.identity.event == event } }

    /// Whether an event that comes once in a process has come without an object; one that has left its slot since has
    /// received it.
    func isMissed(_ event: AppEvent, by object: AnyObject?) -> Bool {
        pastOriginals.contains {
            $0.identity.event == event && object.map($0.handlersGoneSince.contains) != true
        }
    }

    /// The events that come once in a process, and have come.
    private var pastOriginals: [OriginalReport] { expected { $0.events == .onceInAProcess }.map(\.original) }

    /// Notes who leaves a slot after its event that comes once: a handler that comes back has not missed it.
    func handlersDidLeave(_ former: [Recipient], _ slot: AnySlot) {
        for original in pastOriginals
        where slot.definitions.contains(where: { $0.event == original.identity.event }) {
            for recipient in former { recipient.entry.represented.map { original.handlerDidLeave($0) } }
        }
    }

    /// Marks an event that comes once in a process as past.
    func markAsPast(_ event: AppEvent) {
        for row in rows where row.rule.events == .onceInAProcess {
            row.expectDuplicate(of: OriginalReport(of: event), at: now)
        }
    }

    /// Whether an event has come that its content tells from others of its kind, and that a duplicate is expected of,
    /// or was in the last turn: a scene's connection may be posted after the scene's delegate has been called.
    func hasCome(_ event: AppEvent, with content: AnyHashable) -> Bool {
        (expected { $0.identity == .contentKey } + ofLastTurn).contains {
            $0.original.identity.event == event && $0.original.identity.contentKey == content && $0.expiry > now
        }
    }

    /// Whether the connection of a scene has come.
    func hasConnected(_ scene: UIScene) -> Bool {
        expected { $0.events == .connection }.contains { $0.original.identity.object === scene }
    }

    /// Returns the duplicates that some of the rows expect.
    private func expected(by isIncluded: (DuplicateRule) -> Bool) -> [ExpectedDuplicate] {
        rows.flatMap { isIncluded($0.rule) ? $0.expected : [] }
    }
}

// MARK: The end of the turn

extension DuplicateDetector {
    private func expectEndOfTurn() {
        guard endOfTurn == .idle else { return }
        endOfTurn = .scheduled
        MainThread.async(with: router) { $0.duplicateDetector.endTurn() }
    }

    private func endTurn() {
        endOfTurn = .idle
        let ended = rows.flatMap { $0.endTurn() }
        ofLastTurn += ended
        // What the app has forwarded by hand meanwhile has called the override.
        for duplicate in ended where duplicate.state == .expected {
            let original = duplicate.original
            router.overrideDispatcher.reportUncalled(
                for: Slots.definition(of: original.identity.event), of: original.scene)
        }
        if !ofLastTurn.isEmpty { MainThread.async(with: router) { $0.duplicateDetector.forgetLastTurn() } }
    }

    /// Exchanged, since what an answer retains may come back here in its deinit.
    private func forgetLastTurn() { _ = exchange(&ofLastTurn, with: []) }
}
