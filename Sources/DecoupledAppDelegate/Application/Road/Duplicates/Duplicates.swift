import Foundation

// Station 2: whether an event has come already.

/// What has come already, as far as `DuplicateRule.table` says that it may come once more.
@MainActor final class Duplicates {
    private unowned let router: EventRouter

    /// The rows of the table, each with the originals that it expects duplicates of.
    private let rows = DuplicateRule.table.map { DuplicateRow($0) }

    /// The rows for the duplicates of each event, by the event's index.
    private lazy var rowsOfDuplicates = Slots.events.map { event in rows.filter { $0.rule.isFor(event) } }

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
    /// Notes a report that has not come already, and returns nil; for one that has, returns what it gets. Its object is
    /// noted all the same: UIKit may report it once more by a third way.
    func register(_ report: AnyDelivery) -> Duplicate? {
        let index = report.definition.index
        let way = report.origin.way
        let duplicate = rowsOfDuplicates[index].firstNonNil { row in
            row.rule.duplicateWays.contains(way) ? original(of: report, by: row).map { (row, $0) } : nil
        }.map { row, original in
            useUp(original, of: row, by: report)
            return Duplicate(treatment: row.rule.treatment, original: original)
        }
        for row in rowsOfOriginals[index] where row.rule.originalWays.contains(way) {
            if duplicate == nil || row.rule.identity == .object { expectDuplicate(of: report, by: row) }
        }
        return duplicate
    }

    /// Notes the answer of a report that has been delivered.
    func complete(_ report: AnyDelivery) {
        for noted in delivering.removeValue(forKey: ObjectIdentifier(report)) ?? [] {
            noted.complete(with: report)
        }
    }

    /// Forgets a report that an override has kept from the handlers, so that they receive it if the app forwards it by
    /// hand; it stays known by the object that it came in.
    func forgetContent(of report: AnyDelivery) {
        let forgotten = delivering[ObjectIdentifier(report)] ?? []
        for row in rows where row.rule.identity == .content { row.forget(forgotten) }
    }

    /// Whether an event that comes once in a process has come, and an object, if one is given, has not been in its slot
    /// since.
    func isPast(_ event: AppEvent, for object: AnyObject? = nil) -> Bool {
        reports { $0.events == .onceInAProcess }
            .contains { $0.event == event && object.map($0.leftSince.contains) != true }
    }

    /// Notes who leaves a slot after its event that comes once: a handler that comes back has not missed it.
    func handlersDidLeave(_ former: [Recipient], _ slot: AnySlot) {
        for report in reports(by: { $0.events == .onceInAProcess })
        where slot.events.contains(where: { $0.id == report.event }) {
            for recipient in former { recipient.entry.represented.map { report.handlerDidLeave($0) } }
        }
    }

    /// Marks an event that comes once in a process as past.
    func close(_ event: AppEvent) {
        let report = OriginalReport(event)
        report.close()
        for row in rows where row.rule.events == .onceInAProcess { row.expectDuplicate(of: report) }
    }

    /// Whether an event has come that its content tells from others of its kind, and that a duplicate is expected of,
    /// or was in the last turn: a scene's connection may be posted after the scene's delegate has been called.
    func hasCome(_ event: AppEvent, with content: AnyHashable) -> Bool {
        (reports { $0.identity == .content } + ofLastTurn)
            .contains { $0.event == event && $0.content == content && $0.end > now }
    }

    /// Whether the connection of a scene has come.
    func hasConnected(_ scene: UIScene) -> Bool {
        reports { $0.events == .connection }.contains { $0.object === scene }
    }

    /// Returns what has come and is noted by some of the rows.
    private func reports(by isIncluded: (DuplicateRule) -> Bool) -> [OriginalReport] {
        rows.flatMap { isIncluded($0.rule) ? $0.originals : [] }
    }
}

// MARK: Rows

extension Duplicates {
    private func original(of report: AnyDelivery, by row: DuplicateRow) -> OriginalReport? {
        row.originals.first { isOriginal($0, of: report, by: row.rule) }
    }

    /// Expects no other duplicate of an original by a row, so that the next report with the same content is another
    /// event.
    private func useUp(_ original: OriginalReport, of row: DuplicateRow, by report: AnyDelivery) {
        if row.rule.lifetime.ends(withDuplicateOf: original.state) { row.forget([original]) }
        if row.rule.endsPair { endPair(of: report) }
    }

    private func isOriginal(_ original: OriginalReport, of report: AnyDelivery, by rule: DuplicateRule) -> Bool {
        guard original.event == rule.after ?? report.id else { return false }
        let isSame =
            switch rule.identity {
            case .event: true
            case .object: original.object != nil && original.object === router.object(of: report)
            case .content: original.content != nil && original.content == router.content(of: report)
            }
        return isSame && original.end > now
    }

    private func expectDuplicate(of report: AnyDelivery, by row: DuplicateRow) {
        let rule = row.rule
        switch rule.onlyWhere {
        case .othersPassItOn where !router.notificationCenter.mayBePassedOn(report.id): return
        case .appUsesScenes where !router.usesScenes && router.scenes.live.isEmpty: return
        case .appUsesScenes, .othersPassItOn, nil: break
        }
        let noted = OriginalReport(
            report.id, object: router.object(of: report), content: router.content(of: report),
            scene: report.origin.scene, sharing: report.outcome)
        switch rule.identity {
        case .object where noted.object == nil, .content where noted.content == nil: return
        case .object, .content, .event: break
        }
        switch rule.lifetime {
        case .process, .pair: break
        case .object, .turn: expectEndOfTurn()
        case .seconds(let seconds):
            noted.expire(at: now + seconds)
            row.dropExpired(at: now)
        }
        row.expectDuplicate(of: noted)
        delivering[ObjectIdentifier(report), default: []].append(noted)
    }
}

// MARK: Times

extension Duplicates {
    /// Ends, after ten more seconds, the wait for the duplicate of the same event by another way.
    private func endPair(of report: AnyDelivery) {
        for row in rows where row.rule.lifetime.isPair && row.rule.duplicateWays.contains(report.origin.way) {
            for original in row.originals where isOriginal(original, of: report, by: row.rule) {
                original.expire(at: now + 10)
            }
        }
    }

    private func expectEndOfTurn() {
        guard endOfTurn == .ignored else { return }
        endOfTurn = .expected
        MainThread.async(with: router) { $0.duplicates.endTurn() }
    }

    private func endTurn() {
        endOfTurn = .ignored
        for row in rows {
            switch row.rule.lifetime {
            case .turn:
                let ended = row.takeAll()
                ofLastTurn += ended
                // No handler has received what is left by hand.
                for report in ended {
                    router.overrides.reportUncalled(for: Slots.definition(of: report.event), of: report.scene)
                }
            case .object: row.dropFreed()
            case .process, .pair, .seconds: break
            }
        }
        if !ofLastTurn.isEmpty { MainThread.async(with: router) { $0.duplicates.forgetLastTurn() } }
    }

    /// Exchanged, since what an answer retains may come back here in its deinit.
    private func forgetLastTurn() { _ = exchange(&ofLastTurn, with: []) }
}
