import Foundation

// Station 2: whether an event has come already.

/// What has come already, as far as `DuplicateRule.table` says that it may come once more.
@MainActor final class Duplicates {
    private unowned let router: EventRouter

    /// What has come, by the row of the table that expects a second report of it.
    private var received = DuplicateRule.table.map { _ in [ReceivedReport]() }

    private var turn = Turn.untouched

    /// Whether something is to be forgotten when the turn of the main queue ends.
    private enum Turn {
        case untouched
        case touched
    }

    /// What is being delivered, by the report.
    private var asking: [ObjectIdentifier: [ReceivedReport]] = [:]

    /// The rows for the second report of each event, by the event's index.
    private static let rowsForSecond = Slots.events.map { event in
        DuplicateRule.table.indices.filter { DuplicateRule.table[$0].isFor(event) }
    }

    /// The rows that note the first report of each event, by the event's index.
    private static let rowsForFirst = Slots.events.map { event in
        DuplicateRule.table.indices.filter { row in
            let rule = DuplicateRule.table[row]
            if case .state = rule.same { return false }
            return rule.after.map { $0 == event.id } ?? rule.isFor(event)
        }
    }

    init(of router: EventRouter) { self.router = router }

    private var now: TimeInterval { router.registry.diagnostics.clock.now }
}

extension Duplicates {
    /// Returns what a report gets that has come already; nil for one that has not, which is noted.
    func repetition(_ report: AnyDelivery) -> Repetition? {
        let index = report.definition.index
        let way = report.origin.way
        for row in Self.rowsForSecond[index] where DuplicateRule.table[row].second.contains(way) {
            if let repetition = repetition(report, by: row) { return repetition }
        }
        for row in Self.rowsForFirst[index] where DuplicateRule.table[row].first.contains(way) { note(report, by: row) }
        return nil
    }

    /// Notes the answer of a report that has been delivered.
    func complete(_ report: AnyDelivery) {
        for one in asking.removeValue(forKey: ObjectIdentifier(report)) ?? [] {
            one.state = .answered(report.answerSoFar)
        }
    }

    /// Forgets a report that nobody has received.
    func forget(_ report: AnyDelivery) {
        let forgotten = asking.removeValue(forKey: ObjectIdentifier(report)) ?? []
        for row in received.indices {
            received[row] = received[row].filter { one in !forgotten.contains { $0 === one } }
        }
    }

    /// Whether an event that comes once in a process has come, and an object, if one is given, was not in its slot then.
    func isPast(_ event: AppEvent, for object: AnyObject? = nil) -> Bool {
        reports { $0.events == .onceInAProcess }
            .contains { $0.event == event && object.map($0.present.contains) != true }
    }

    /// Marks an event that comes once in a process as past.
    func close(_ event: AppEvent) {
        let report = ReceivedReport(event)
        report.state = .answered(nil)
        report.present = present(for: event)
        for row in received.indices where DuplicateRule.table[row].events == .onceInAProcess {
            received[row].append(report)
        }
    }

    /// Whether an event has come that its content tells from others of its kind.
    func hasCome(_ event: AppEvent, _ content: AnyHashable) -> Bool {
        reports { $0.same == .content }.contains { $0.event == event && $0.content == content && $0.end > now }
    }

    /// Whether the connection of a scene has come.
    func hasConnected(_ scene: UIScene) -> Bool {
        reports { $0.events == .connection }.contains { $0.object === scene }
    }

    /// Returns what has come and is noted by some of the rows.
    private func reports(by isIncluded: (DuplicateRule) -> Bool) -> [ReceivedReport] {
        zip(received, DuplicateRule.table).flatMap { isIncluded($1) ? $0 : [] }
    }
}

// MARK: Rows

extension Duplicates {
    private func repetition(_ report: AnyDelivery, by row: Int) -> Repetition? {
        let rule = DuplicateRule.table[row]
        if case .state = rule.same {
            let isNew = report.transition.map {
                router.state.isNew($0, reportedBy: report.origin, usesScenes: router.usesScenes)
            }
            return isNew == false ? Repetition(gets: rule.gets) : nil
        }
        guard let index = received[row].firstIndex(where: { isFirst($0, of: report, by: rule) }) else { return nil }
        let first = received[row][index]
        var repetition = Repetition(gets: rule.gets, scene: first.scene)
        if case .answered(let answer) = first.state {
            repetition.isAnswered = true
            if case .neutral = rule.gets {} else { repetition.answer = answer }
        }
        switch (rule.lasts, first.state) {
        // The pair is used up, so that the next one with the same content is another event.
        case (.turn, .answered), (.pair, _): received[row].remove(at: index)
        default: break
        }
        if rule.endsPair { endPair(of: report) }
        return repetition
    }

    private func isFirst(_ first: ReceivedReport, of report: AnyDelivery, by rule: DuplicateRule) -> Bool {
        guard first.event == rule.after ?? report.id, first.end > now else { return false }
        switch rule.same {
        case .event: return true
        case .state: return false
        case .object: return first.object != nil && first.object === router.object(of: report)
        case .content: return first.content != nil && first.content == router.content(of: report)
        }
    }

    private func note(_ report: AnyDelivery, by row: Int) {
        let rule = DuplicateRule.table[row]
        switch rule.onlyWhere {
        case .othersPassItOn where !router.notificationCenter.mayBePassedOn(report.id): return
        case .appUsesScenes where !router.usesScenes && router.scenes.live.isEmpty: return
        case .appUsesScenes, .othersPassItOn, nil: break
        }
        let one = ReceivedReport(
            report.id, object: router.object(of: report), content: router.content(of: report),
            scene: report.origin.scene)
        switch rule.lasts {
        case .process: one.present = present(for: report.id)
        case .object:
            guard one.object != nil else { return }
            scheduleEndOfTurn()
        case .turn:
            guard one.content != nil else { return }
            scheduleEndOfTurn()
        case .pair:
            guard one.content != nil else { return }
            received[row] = received[row].suffix(15)
        case .seconds(let seconds):
            one.end = now + seconds
            received[row] = received[row].filter { $0.end > now }
        }
        received[row].append(one)
        asking[ObjectIdentifier(report), default: []].append(one)
    }
}

// MARK: Who was there

extension Duplicates {
    /// The handlers that an event finds in its slot, by what a wrapper wraps.
    private func present(for event: AppEvent) -> WeakObjects {
        let recipients = router.registry.recipients(at: Slots.definition(of: event).place)
        return WeakObjects(recipients.all.compactMap(\.entry.represented))
    }
}

// MARK: Times

extension Duplicates {
    /// What is expected by its other way has ten seconds left.
    private func endPair(of report: AnyDelivery) {
        for row in received.indices {
            guard case .pair = DuplicateRule.table[row].lasts,
                DuplicateRule.table[row].second.contains(report.origin.way)
            else { continue }
            for first in received[row] where isFirst(first, of: report, by: DuplicateRule.table[row]) {
                first.end = now + 10
            }
        }
    }

    private func scheduleEndOfTurn() {
        guard turn == .untouched else { return }
        turn = .touched
        MainThread.async { [weak router] in router?.duplicates.endTurn() }
    }

    private func endTurn() {
        turn = .untouched
        for row in received.indices {
            switch DuplicateRule.table[row].lasts {
            case .turn:
                for one in exchange(&received[row], with: []) {
                    router.overrides.reportUncalled(for: Slots.definition(of: one.event), of: one.scene)
                }
            case .object: received[row] = received[row].filter { $0.object != nil }
            case .process, .pair, .seconds: break
            }
        }
    }
}
