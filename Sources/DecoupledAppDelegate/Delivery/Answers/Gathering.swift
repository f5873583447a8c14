import Foundation

/// What waits for the answers that come through completion handlers: it is answered when every handler has answered, or at the deadline.
///
/// Each handler answers through a ``Ticket`` of its own, from any thread. Answers are merged in handler order, so that the result does not
/// depend on timing.
@MainActor final class Gathering {
    /// The merged answer; nil as long as there is none.
    private(set) var answer: Any?

    private var actions: [(Any) -> Void] = []

    private var deadline: (any ScheduledAction)?

    /// Whether handlers are asked in turn, and some are left.
    private var hasTurns = false

    /// The tasks that answer for shares, each with the share's number.
    private var tasks: [(share: Int, task: Task<Void, Never>)] = []

    /// The shares whose tickets were released while handlers were being called.
    private var released: [Int] = []

    /// The share of the handler that is being called.
    private var called: Int?

    /// Whether the deadline has passed.
    private var isExpired = false

    private let event: EventDefinition
    private let combination: any Combination
    private let log: PassLog?
    private let start: TimeInterval
    private let limit: TimeInterval?
    private let hasDeadline: Bool

    private let desk: TicketDesk

    /// What the desk knows the gathering by.
    private let number: Int

    private let descent: Descent?
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
    ///   - capacity: How many handlers will be asked.
    ///   - hasDeadline: Whether the event's deadline applies.
    ///   - descent: The event's way down through its interceptions; nil without any.
    ///   - level: The gathering's place on that way.
    ///   - toleratesDrops: Whether a handler need not call its completion handler.
    init(
        _ event: EventDefinition, _ combination: any Combination, by router: EventRouter, log: PassLog?,
        since start: TimeInterval, capacity: Int = 1, hasDeadline: Bool = true, on descent: Descent? = nil,
        level: Int = 0,
        toleratesDrops: Bool = false
    ) {
        (self.event, self.combination, self.log, self.start) = (event, combination, log, start)
        (self.descent, self.level, self.toleratesDrops) = (descent, level, toleratesDrops)
        self.hasDeadline = hasDeadline
        let limit = router.deadlines.isEmpty ? event.deadline : router.deadlines[event.id] ?? event.deadline
        self.limit = limit?.isFinite == true ? limit : nil
        desk = router.desk
        number = desk.makeNumber()
        desk.open(self, as: number, capacity: capacity, isLogged: log != nil)
        descent?.didBegin(at: level)
    }
}

// MARK: Asking

extension Gathering {
    /// Calls a closure with a ticket of its own, and returns the number of its share.
    @discardableResult func ask(_ asked: Asked, _ call: (TicketShare) -> Void) -> Int {
        let caller = AsyncForm.caller
        AsyncForm.caller = self
        defer { AsyncForm.caller = caller }
        guard let share = makeShare(of: asked) else { return 0 }
        call(share)
        didCall(share)
        return share.index
    }

    /// Asks the handlers of a slot, or one of them.
    func ask(_ delivery: Delivery, by router: EventRouter, only index: Int? = nil, isSettled: Bool = false) {
        let caller = AsyncForm.caller
        AsyncForm.caller = self
        defer { AsyncForm.caller = caller }
        var asking = Asking(delivery, self, only: index, isSettled: isSettled)
        _ = event.ask(&asking, router, delivery.sent.input, delivery.sent.application)
    }

    /// Has the handlers of a slot asked one after the other until one takes the event: the next one when no share is pending.
    func askInTurn(_ delivery: Delivery, by router: EventRouter) {
        var first = 0
        hasTurns = true
        router.turns[number] = { [unowned self, unowned router] in
            guard first < delivery.audience.recipients.count else { return false }
            let index = first
            first += 1
            let recipient = delivery.audience.recipients[index]
            let isSettled =
                delivery.audience.isUntilHandled && combination.takesEvent(merged(shares ?? [])) == true
            if isExpired, !recipient.isObserver {
                log?.omitted(recipient.asked, .deadlinePassed)
            } else {
                ask(delivery, by: router, only: index, isSettled: isSettled)
            }
            return true
        }
    }

    /// Adds the share of somebody who is called next; nil once the gathering has been answered.
    func makeShare(of asked: Asked) -> TicketShare? {
        let line = log?.begin(asked)
        let index = desk.round(number) { round in
            round.shares.append(Share(asked: asked, line: line))
            if !asked.isObserver { round.pending += 1 }
            return round.shares.count - 1
        }
        guard let index else {
            // Somebody who passes on what it was given asks once more when everything is over.
            desk.report(.late, by: asked, at: event)
            return nil
        }
        called = index
        return TicketShare(index, of: number, event, at: desk, by: asked)
    }

    /// Notes that whoever was called has returned.
    func didCall(_ share: TicketShare) {
        called = nil
        guard let log, let line = desk.round(number, { [index = share.index] in $0.shares[index].line }) ?? nil else {
            return
        }
        log.returned(line)
    }

    /// Ends the asking: answers now if no share is pending, else at the last answer or at the deadline.
    func finishAsking() {
        pauseAsking()
        proceed()
    }

    /// Withdraws a share that no longer counts.
    func withdraw(_ index: Int) {
        let old = desk.round(number) { round in
            let old = round.shares[index]
            guard old.state == .awaited || old.state == .answered else { return old }
            round.shares[index].state = .withdrawn
            round.shares[index].answer = nil
            return old
        }
        // The answer lives until it is out of the share: the deinit of an object may give another one.
        withExtendedLifetime(old) { if old?.state == .awaited { didEnd(index, "withdrawn") } }
    }
}

// MARK: Answers

extension Gathering {
    private var shares: [Share]? { desk.round(number) { $0.shares } }

    /// The handlers, and closures that intercept, whose answers are still awaited.
    var awaited: [String] {
        (shares ?? []).filter { $0.state == .awaited && !$0.isObserver }.map(\.asked.name)
    }

    func whenAnyAnswered(_ action: @escaping (Any) -> Void) {
        if let answer { action(answer) } else { actions.append(action) }
    }

    /// Notes that a handler has answered.
    func didTake(_ index: Int, isElsewhere: Bool) {
        if let log, let share = shares?[index], let line = share.line, let answer = share.answer {
            if isElsewhere { log.answeredElsewhere(line) }
            log.answered(line, combination.record(of: answer))
        }
        proceed()
    }

    /// Notes that a handler has released its completion handler.
    ///
    /// A handler may do so in the setter of a property that UIKit's completion handler reads: what follows waits for a moment in which
    /// none of its code runs.
    func ticketWasReleased(_ index: Int) {
        guard let isAsking = desk.round(number, { $0.isAsking }) else { return }
        if isAsking { released.append(index) } else { DispatchQueue.main.async { self.drop(index) } }
    }

    /// Ends a share whose ticket is gone.
    func drop(_ index: Int) {
        guard let share = neutralize(index) else { return }
        if !share.isObserver, !toleratesDrops { desk.report(.dropped, by: share.asked, at: event) }
        didEnd(index, "dropped")
    }

    /// Stops waiting for a share, and returns it; nil if it is not awaited any more.
    ///
    /// It comes before the report, since whoever receives the fault may answer: that is late.
    private func neutralize(_ index: Int) -> Share? {
        desk.round(number) { round in
            guard round.shares[index].state == .awaited else { return nil }
            round.shares[index].state = .neutral
            return round.shares[index]
        } ?? nil
    }

    /// Retains a task of the handler that is being called, and cancels it at the deadline if the handler has not answered.
    func own(_ task: Task<Void, Never>) {
        guard let called else { return }
        switch shares?[called].state {
        case .awaited: tasks.append((called, task))
        // The deadline has passed while the handler was being called.
        case .neutral: task.cancel()
        case .answered, .withdrawn, nil: break
        }
    }

    private func dropReleased() { while !released.isEmpty { drop(released.removeFirst()) } }

    /// Notes that a share is not awaited any more, without an answer, and goes on if it was the last one.
    private func didEnd(_ index: Int, _ text: String) {
        let share = desk.round(number) { round in
            if !round.shares[index].isObserver { round.pending -= 1 }
            return round.shares[index]
        }
        if let log, let line = share?.line { log.answered(line, text) }
        proceed()
    }

    /// Asks the next handlers, and answers, if nothing is pending.
    private func proceed() {
        while let pending = resumeAsking() {
            // Where nobody is waited for, whether an observer has released its ticket matters to a record alone.
            if pending > 0 || log != nil { dropReleased() }
            guard desk.round(number, { $0.pending }) == 0 else {
                pauseAsking()
                return startDeadline()
            }
            guard hasTurns else { return finish() }
            if desk.router?.turns[number]?() != true { endTurns() }
            pauseAsking()
        }
    }

    private func resumeAsking() -> Int? {
        desk.round(number) { round in
            guard !round.isAsking else { return nil }
            round.isAsking = true
            return round.pending
        } ?? nil
    }

    private func pauseAsking() { desk.round(number) { $0.isAsking = false } }

    private func endTurns() {
        hasTurns = false
        // What it retains lives until the access is over.
        withExtendedLifetime(desk.router?.turns.removeValue(forKey: number)) {}
    }

    private func merged(_ shares: [Share]) -> Any {
        var combination = combination
        for index in shares.indices where shares[index].state == .answered && !shares[index].isObserver {
            if let answer = shares[index].answer { _ = combination.take(answer) }
        }
        return combination.anyOutput
    }

    /// Answers, and lets go of everything but the answer: some handlers keep a completion handler, and some a reply.
    private func finish() {
        let answer = merged(desk.close(number))
        deadline?.cancel()
        deadline = nil
        tasks = []
        descent?.didEnd(at: level)
        self.answer = answer
        let actions = actions
        self.actions = []
        for action in actions { action(answer) }
        if let log, descent?.isTop(level) ?? true { log.finish(combination.record(ofOutput: answer)) }
    }
}

// MARK: The deadline

extension Gathering {
    /// Starts the deadline, which counts from the arrival of the event, unless it runs already.
    private func startDeadline() {
        guard deadline == nil, hasDeadline else { return }
        deadline = atDeadline { [weak self] in self?.reachDeadline($0) }
    }

    private func reachDeadline(_ seconds: TimeInterval) {
        guard let descent, descent.dependsOnDeadline(level) else { return expire(after: seconds) }
        // A task that awaits what is below needs a moment to go on with the answer it has just been given.
        deadline = atDeadline(grace: descent.grace(of: level)) { [weak self] in self?.expire(after: $0) }
    }

    private func expire(after seconds: TimeInterval) {
        guard let shares else { return }
        isExpired = true
        descent?.didExpire(at: level)
        for (share, task) in tasks where shares[share].state == .awaited { task.cancel() }
        for index in shares.indices where !shares[index].isObserver {
            guard let share = neutralize(index) else { continue }
            desk.report(.silent(deadline: seconds), by: share.asked, at: event)
            didEnd(index, "silent")
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
    ) -> (any ScheduledAction)? {
        guard let limit, let clock = desk.router?.diagnostics.clock else { return nil }
        return clock.schedule(after: max(0, start + limit + grace - clock.now)) { action(limit) }
    }
}

extension Gathering: AnyReply {
    var anyAnswer: Any? { answer }

    static func reply(of gathering: Gathering) -> Any { gathering }
}
