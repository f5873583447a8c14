import Foundation

/// What waits for the answers that come through completion handlers: it is answered when every handler has answered, or at the deadline.
///
/// Each handler answers through a ``Ticket`` of its own, from any thread. Answers are merged in handler order, so that the result does not
/// depend on timing.
@MainActor final class Gathering {
    /// What the desk knows the gathering by.
    let number: Int

    /// The merged answer; nil as long as there is none.
    private(set) var answer: Any?

    private var actions: [(Any) -> Void] = []

    private var shares: Shares

    /// Whether handlers are being called; nothing is answered before they have returned.
    private var isAsking = true

    /// Whether the next handler in turn is being called.
    private var isAskingNext = false

    private var cancelDeadline: (() -> Void)?

    /// Whether the deadline has passed.
    private var isExpired = false

    /// The tasks that answer for shares, each with the share's number.
    private var tasks: [(share: Int, task: Task<Void, Never>)] = []

    /// The shares whose tickets were released while handlers were being called.
    private var released: [Int] = []

    private let event: EventDefinition
    private let combination: any Combination
    private let log: PassLog?
    private let start: TimeInterval
    private let limit: TimeInterval?
    private let hasDeadline: Bool
    private let desk: TicketDesk
    private let levels: DescentLevels?
    private let level: Int
    private let toleratesDrops: Bool

    /// Creates a gathering without shares.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - combination: How the answers become one.
    ///   - router: The event's router.
    ///   - log: Times the calls; nil for nothing.
    ///   - start: When the event arrived.
    ///   - hasDeadline: Whether the event's deadline applies.
    ///   - levels: The levels of the event's way down through its interceptions; nil without any.
    ///   - level: The gathering's place on that way.
    ///   - toleratesDrops: Whether a handler need not call its completion handler.
    init(
        _ event: EventDefinition, _ combination: any Combination, by router: EventRouter, log: PassLog?,
        since start: TimeInterval, hasDeadline: Bool = true, on levels: DescentLevels? = nil,
        level: Int = 0,
        toleratesDrops: Bool = false
    ) {
        (self.event, self.combination, self.log, self.start) = (event, combination, log, start)
        (self.levels, self.level, self.toleratesDrops) = (levels, level, toleratesDrops)
        self.hasDeadline = hasDeadline
        let limit = router.deadlines.isEmpty ? event.deadline : router.deadlines[event.id] ?? event.deadline
        self.limit = limit?.isFinite == true ? limit : nil
        desk = router.desk
        number = desk.makeNumber()
        (shares, desk.spareShares) = (desk.spareShares, Shares())
        desk.open(self)
        levels?.didBegin(at: level)
    }
}

// MARK: Asking

extension Gathering {
    /// Calls a closure with a ticket of its own, unless the gathering has been answered.
    func ask(_ asked: Asked, _ call: (TicketShare) -> Void) {
        let outer = beginCalls()
        defer { endCalls(outer) }
        guard answer == nil else {
            // Somebody who passes on what it was given asks once more when everything is over.
            return desk.report(.late, by: asked, at: event)
        }
        let share = makeShare(of: asked)
        call(share)
        didCall(share)
    }

    /// Owns the answers of those who are called from now on, and the tasks that each starts while it is called.
    ///
    /// - Returns: What owned them until now.
    func beginCalls() -> Gathering? {
        // A task is nobody's that somebody starts between the calls, as whoever receives a fault may.
        defer { AsyncForm.caller = nil }
        // A log notes when each answer comes.
        desk.keepAnswers(to: log == nil ? self : nil)
        return AsyncForm.caller
    }

    func endCalls(_ outer: Gathering?) {
        AsyncForm.caller = outer
        desk.keepAnswers(to: outer?.desk === desk && outer?.log == nil ? outer : nil)
    }

    /// Adds the share of somebody who is called next.
    func makeShare(of asked: Asked) -> TicketShare {
        defer { AsyncForm.caller = self }
        return TicketShare(shares.begin(asked, line: log?.begin(asked)), of: number, event, at: desk, by: asked)
    }

    /// Notes that whoever was called has returned.
    func didCall(_ share: TicketShare) {
        AsyncForm.caller = nil
        if let log, let line = shares.all[share.index].line { log.returned(line) }
    }

    /// Ends the asking: answers now if no share is pending, else at the last answer or at the deadline.
    func finishAsking() {
        // Whoever asks the next handler in turn goes on by itself: a call for each handler would fill the stack.
        guard !isAskingNext else { return }
        isAsking = false
        proceed()
    }

    /// Withdraws a share that no longer counts.
    func withdraw(_ index: Int) {
        guard answer == nil else { return }
        let old = shares.withdraw(index)
        // The answer lives until it is out of the share: the deinit of an object may give another one.
        withExtendedLifetime(old) {
            guard case .awaited = old else { return }
            record(PassStep.Absence.withdrawn, of: index)
            proceed()
        }
    }
}

// MARK: Answers

extension Gathering {
    /// The handlers, and closures that intercept, whose answers are still awaited.
    var awaited: [String] { shares.awaited.map(\.name) }

    func whenAnyAnswered(_ action: @escaping (Any) -> Void) {
        if let answer { action(answer) } else { actions.append(action) }
    }

    /// Notes a handler's answer, and goes on if it was the last one.
    func take(_ answer: any Sendable, of share: TicketShare, isElsewhere: Bool = false) {
        share.hasAnswered = true
        switch shares.end(share.index, as: .answered(answer)) {
        case .awaited: break
        case .answered: return share.report(.answeredTwice)
        case .neutral: return share.report(.late)
        case .withdrawn: return
        }
        record(answer, of: share.index, isElsewhere: isElsewhere)
        proceed()
    }

    /// Notes that a handler has released its completion handler.
    ///
    /// A handler may do so in the setter of a property that UIKit's completion handler reads: what follows waits for a moment in which
    /// none of its code runs.
    func ticketWasReleased(_ index: Int) {
        if isAsking { released.append(index) } else { MainThread.async { self.drop(index) } }
    }

    /// Ends a share whose ticket is gone.
    func drop(_ index: Int) {
        guard let asked = neutralize(index) else { return }
        record(PassStep.Absence.dropped, of: index)
        if !asked.isObserver, !toleratesDrops { desk.report(.dropped, by: asked, at: event) }
        proceed()
    }

    /// Stops waiting for a share, and returns whose it is; nil if it is not awaited any more.
    ///
    /// It comes before the report, since whoever receives the fault may answer: that is late.
    private func neutralize(_ index: Int) -> Asked? {
        guard answer == nil, case .awaited = shares.end(index, as: .neutral) else { return nil }
        return shares.all[index].asked
    }

    /// Retains a task of the handler that is being called, and cancels it at the deadline if the handler has not answered.
    func own(_ task: Task<Void, Never>) {
        let called = shares.all.count - 1
        switch shares.all[called].state {
        case .awaited: tasks.append((called, task))
        // The deadline has passed while the handler was being called.
        case .neutral: task.cancel()
        case .answered, .withdrawn: break
        }
    }

    private func record(_ answer: Any, of index: Int, isElsewhere: Bool = false) {
        if let log, let line = shares.all[index].line { log.answered(line, answer, isElsewhere: isElsewhere) }
    }

    /// Asks the next handlers, and answers, if nothing is pending.
    private func proceed() {
        while !isAsking {
            isAsking = true
            // Where nobody is waited for, whether an observer has released its ticket matters to a record alone.
            while shares.pending > 0 || log != nil, !released.isEmpty { drop(released.removeFirst()) }
            let isWaiting = shares.pending > 0
            if !isWaiting, !askNext() { return finish() }
            isAsking = false
            if isWaiting { return startDeadline() }
        }
    }

    /// Asks the next handler of those that are asked in turn, and returns whether there was one.
    private func askNext() -> Bool {
        guard let router = desk.router, let (delivery, index) = router.turns[number] else { return false }
        let audience = delivery.audience
        // What it retains lives until the access is over.
        guard index < audience.recipients.count else {
            withExtendedLifetime(delivery) { router.turns[number] = nil }
            return false
        }
        router.turns[number]?.next += 1
        let recipient = audience.recipients[index]
        if isExpired && !recipient.isObserver {
            log?.omitted(recipient.asked, .deadlinePassed)
            return true
        }
        let isSettled = audience.isUntilHandled && combination.takesEvent(shares.merged(by: combination)) == true
        var asking = Asking(delivery, self, index..<index + 1, isSettled: isSettled)
        isAskingNext = true
        defer { isAskingNext = false }
        _ = asking.run(delivery.sent.input, from: delivery.sent.application, by: router)
        return true
    }

    /// Answers, and lets go of everything but the answer: some handlers keep a completion handler, and some a reply.
    private func finish() {
        let answer = shares.merged(by: combination)
        self.answer = answer
        desk.close(self)
        cancelDeadline?()
        cancelDeadline = nil
        tasks = []
        // They live until they are out: what goes with them may come back here.
        var shares = shares
        self.shares = Shares()
        defer {
            shares.clear()
            desk.spareShares = shares
        }
        levels?.didEnd(at: level)
        let actions = actions
        self.actions = []
        for action in actions { action(answer) }
        if let log, levels?.isTop(level) ?? true { log.finish(answer) }
    }
}

// MARK: The deadline

extension Gathering {
    /// Starts the deadline, which counts from the arrival of the event, unless it runs already.
    private func startDeadline() {
        guard cancelDeadline == nil, hasDeadline else { return }
        cancelDeadline = atDeadline { [weak self] in self?.reachDeadline($0) }
    }

    private func reachDeadline(_ seconds: TimeInterval) {
        guard let levels, levels.dependsOnDeadline(level) else { return expire(after: seconds) }
        // A task that awaits what is below needs a moment to go on with the answer it has just been given.
        cancelDeadline = atDeadline(grace: levels.grace(of: level)) { [weak self] in self?.expire(after: $0) }
    }

    private func expire(after seconds: TimeInterval) {
        desk.takeKeptAnswers()
        guard answer == nil else { return }
        isExpired = true
        levels?.didExpire(at: level)
        // A task may answer as it is cancelled.
        let all = shares.all
        for (share, task) in tasks { if case .awaited = all[share].state { task.cancel() } }
        for (index, share) in all.enumerated() where !share.asked.isObserver {
            guard let asked = neutralize(index) else { continue }
            record(PassStep.Absence.silent, of: index)
            desk.report(.silent(deadline: seconds), by: asked, at: event)
            proceed()
        }
    }

    /// Withdraws a share at the deadline, which counts from now, if it is still awaited.
    func withdrawAtDeadline(_ index: Int) {
        guard answer == nil, let limit, let clock = desk.router?.diagnostics.clock else { return }
        _ = clock.schedule(after: limit) { [weak self] in self?.withdraw(index) }
    }

    /// Runs an action at the deadline, which counts from the arrival of the event, and some time after it.
    ///
    /// - Parameters:
    ///   - grace: How much later, in seconds.
    ///   - action: The action, which is given the deadline.
    /// - Returns: What cancels it, or nil if there is no deadline.
    private func atDeadline(
        grace: TimeInterval = 0, _ action: @escaping @MainActor @Sendable (_ deadline: TimeInterval) -> Void
    ) -> (() -> Void)? {
        guard let limit, let clock = desk.router?.diagnostics.clock else { return nil }
        return clock.schedule(after: max(0, start + limit + grace - clock.now)) { action(limit) }
    }
}

extension Gathering: AnyReply {
    static func reply(of gathering: Gathering) -> Any { gathering }
}
