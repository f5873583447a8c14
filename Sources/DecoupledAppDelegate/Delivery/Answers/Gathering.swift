import Foundation

/// What waits for the answers that come through completion handlers: it is answered when every handler has answered, or at the deadline.
///
/// Each handler answers through a ``Ticket`` of its own, from any thread. Answers are merged in handler order, so that the result does not
/// depend on timing.
@MainActor final class Gathering {
    /// Whether there is an answer.
    private(set) var isAnswered = false

    /// The merged answer, until somebody takes it.
    private var answer: Any = ()

    /// Whether several may ask for the answer, which stays then: an event may arrive by two ways.
    var isShared = false

    private var actions: [(Any) -> Void] = []

    /// How many have been called.
    private var count = 0

    /// Whether somebody is being called.
    private var isCalling = false

    /// How many handlers are waited for.
    private var pending = 0

    /// Those who had not answered when they returned, in the order of the calls.
    private var awaited: [(index: Int, asked: Asked, line: Int?)] = []

    /// The answers that came while earlier ones were awaited, in the order of the calls.
    private var later: [(index: Int, answer: Any)] = []

    /// Whether all answers so far came in the order of the calls.
    private var isInOrder = true

    /// The shares whose tickets were released while handlers were being called.
    private var released: [Int] = []

    /// Whether handlers are being called; nothing is answered before they have returned.
    private var isAsking = true

    /// Whether the next handler in turn is being called.
    private var isAskingNext = false

    private var cancelDeadline: (() -> Void)?

    /// Whether the deadline has passed.
    private var isExpired = false

    /// The tasks that answer for shares, each with the share's number.
    private var tasks: [(share: Int, task: Task<Void, Never>)] = []

    private let event: EventDefinition

    /// What the answers are added to.
    var combination: any Combination

    /// What an answer is added to as it comes, if all before have come; nil where every answer is kept for the end.
    var sum: AnyObject?

    private let log: PassLog?
    private let start: TimeInterval
    private let limit: TimeInterval?
    private let hasDeadline: Bool
    private weak var router: EventRouter?
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
        (self.router, self.hasDeadline) = (router, hasDeadline)
        let limit = router.deadlines.isEmpty ? event.deadline : router.deadlines[event.id] ?? event.deadline
        self.limit = limit?.isFinite == true ? limit : nil
        levels?.didBegin(at: level)
    }
}

// MARK: Asking

extension Gathering {
    /// Calls a closure with a ticket of its own, unless the gathering has been answered.
    func ask(_ asked: Asked, _ call: (TicketShare) -> Void) {
        // Somebody who passes on what it was given asks once more when everything is over.
        guard !isAnswered else { return report(.late, by: asked) }
        let outer = beginCalls()
        let share = makeShare(of: asked)
        call(share)
        didCall(share)
        AsyncForm.caller = outer
    }

    /// Owns the tasks that those start who are called from now on, while they are called.
    ///
    /// - Returns: What owned them until now.
    func beginCalls() -> Gathering? {
        defer { AsyncForm.caller = self }
        return AsyncForm.caller
    }

    /// Makes the share of somebody who is called next.
    func makeShare(of asked: Asked) -> TicketShare {
        isCalling = true
        if !asked.isObserver { pending += 1 }
        count += 1
        return TicketShare(count - 1, of: asked, line: log?.begin(asked), in: self)
    }

    /// Notes that whoever was called has returned.
    func didCall(_ share: TicketShare) {
        // A task is nobody's that somebody starts between the calls, as whoever receives a fault may.
        isCalling = false
        if share.state == .called {
            share.state = .awaited
            awaited.append((share.index, share.asked, share.line))
        }
        if let line = share.line { log?.returned(line) }
    }

    /// Ends the asking: answers now if no share is pending, else at the last answer or at the deadline.
    func finishAsking() {
        if isExpired { silence() }
        // Whoever asks the next handler in turn goes on by itself: a call for each handler would fill the stack.
        guard !isAskingNext else { return }
        isAsking = false
        proceed()
    }

    /// Takes the answer of whoever is being called out, which no longer counts.
    func withdraw(_ share: TicketShare) {
        if share.state == .called { pass(share.asked) }
        share.state = .withdrawn
        // It lives until it is out: the deinit of an object may give another one.
        let old = later
        later = old.filter { $0.index != share.index }
    }
}

// MARK: Answers

extension Gathering: @preconcurrency AnswerTaking {
    /// The handlers, and closures that intercept, whose answers are still awaited.
    var namesAwaited: [String] { awaited.map(\.asked).filter { !$0.isObserver }.map(\.name) }

    func whenAnyAnswered(_ action: @escaping (Any) -> Void) {
        if isAnswered { action(answer) } else { actions.append(action) }
    }

    /// Takes the answer out, so that a completion handler that is kept does not retain it; one that is shared stays.
    func takeAnswer() -> Any {
        defer { if !isShared { answer = () } }
        return answer
    }

    /// Adds an answer, and goes on if it was the last one; reports one that comes twice or late.
    func take<C: Combination>(_ answer: C.Answer, to: C.Type, of share: TicketShare, isElsewhere: Bool) {
        let state = share.state
        share.state = .answered
        if !isAnswered {
            if state == .withdrawn { return }
            if state == .called {
                pass(share.asked)
                // The deadline may have passed while the handler was being called.
                if !isExpired || share.asked.isObserver {
                    return add(answer, to: C.self, of: share, isElsewhere: isElsewhere)
                }
            } else if state == .awaited, neutralize(share.index) != nil {
                return add(answer, to: C.self, of: share, isElsewhere: isElsewhere)
            }
        }
        // Nobody waits for an observer's.
        if state == .answered || !share.asked.isObserver {
            report(state == .answered ? .answeredTwice : .late, by: share.asked)
        }
    }

    private func add<C: Combination>(_ answer: C.Answer, to: C.Type, of share: TicketShare, isElsewhere: Bool) {
        if !share.asked.isObserver {
            if isCalling, isInOrder, pending == 0, AsyncForm.caller === self, let sum = sum as? Sum<C> {
                _ = sum.combined.add(answer)
            } else {
                isInOrder = false
                var place = later.count
                while place > 0, later[place - 1].index > share.index { place -= 1 }
                later.insert((share.index, answer), at: place)
            }
        }
        if let line = share.line { log?.answered(line, answer, isElsewhere: isElsewhere) }
        proceed()
    }

    /// Stops waiting for somebody.
    private func pass(_ asked: Asked) { if !asked.isObserver { pending -= 1 } }

    /// The merged result of all answers.
    private var merged: any Combination {
        var merged = combination
        for (_, answer) in later { _ = merged.take(answer) }
        return merged
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
        guard let caller = neutralize(index) else { return }
        if let line = caller.line { log?.answered(line, PassStep.Absence.dropped) }
        if !caller.asked.isObserver, !toleratesDrops { report(.dropped, by: caller.asked) }
        proceed()
    }

    /// Stops waiting for a share, and returns whose it is; nil if it is not awaited any more.
    ///
    /// It comes before the report, since whoever receives the fault may answer: that is late.
    private func neutralize(_ index: Int) -> (index: Int, asked: Asked, line: Int?)? {
        // Not `firstIndex`, whose closure would check on which actor it runs, each time.
        for place in awaited.indices where !isAnswered && awaited[place].index == index {
            pass(awaited[place].asked)
            return awaited.remove(at: place)
        }
        return nil
    }

    /// Reports what somebody who was asked has done, while there is an app delegate to report it.
    private func report(_ reason: Fault.Reason, by asked: Asked) { router?.report(reason, by: asked, at: event) }

    /// Retains a task of the handler that is being called, and cancels it at the deadline if the handler has not answered.
    func own(_ task: Task<Void, Never>) {
        if isCalling { tasks.append((count - 1, task)) }
    }

    /// Asks the next handlers, and answers, if nothing is pending.
    private func proceed() {
        while !isAsking {
            isAsking = true
            // Where nobody is waited for, whether an observer has released its ticket matters to a record alone.
            while pending > 0 || log != nil, !released.isEmpty { drop(released.removeFirst()) }
            let isWaiting = pending > 0
            if !isWaiting, !askNext() { return finish() }
            isAsking = false
            if isWaiting { return startDeadline() }
        }
    }

    /// Asks the next handler of those that are asked in turn, and returns whether there was one.
    private func askNext() -> Bool {
        let id = ObjectIdentifier(self)
        guard event.traits.contains(.inTurn), let router, let (delivery, index) = router.turns[id] else { return false }
        let audience = delivery.audience
        // What it retains lives until the access is over.
        guard index < audience.recipients.count else {
            withExtendedLifetime(delivery) { router.turns[id] = nil }
            return false
        }
        router.turns[id]?.next += 1
        let recipient = audience.recipients[index]
        if isExpired && !recipient.isObserver {
            log?.omitted(recipient.asked, .deadlinePassed)
            return true
        }
        let merged = merged
        let isSettled = audience.isUntilHandled && merged.takesEvent(merged.anyOutput) == true
        var asking = Asking(delivery, self, index..<index + 1, isSettled: isSettled)
        isAskingNext = true
        defer { isAskingNext = false }
        _ = asking.run(delivery.sent.input, from: delivery.sent.application, by: router)
        return true
    }

    /// Answers, and lets go of everything but the answer: some handlers keep a completion handler, and some a reply.
    private func finish() {
        let merged = merged
        let answer = merged.anyOutput
        isAnswered = true
        if actions.isEmpty || isShared { self.answer = answer }
        cancelDeadline?()
        cancelDeadline = nil
        tasks = []
        // They live until they are out: what goes with them may come back here.
        let (later, actions) = (later, actions)
        (self.later, self.actions) = ([], [])
        combination = Told()
        defer { withExtendedLifetime(later) {} }
        levels?.didEnd(at: level)
        for action in actions { action(answer) }
        if let log, levels?.isTop(level) ?? true { log.finish(answer) }
    }
}

// MARK: The deadline

extension Gathering {
    /// Starts the deadline, which counts from the arrival of the event, unless it runs already.
    private func startDeadline() {
        guard cancelDeadline == nil, hasDeadline else { return }
        cancelDeadline = atDeadline { [weak self] in self?.reachDeadline() }
    }

    private func reachDeadline() {
        guard let levels, levels.dependsOnDeadline(level) else { return expire() }
        // A task that awaits what is below needs a moment to go on with the answer it has just been given.
        cancelDeadline = atDeadline(grace: levels.grace(of: level)) { [weak self] in self?.expire() }
    }

    private func expire() {
        guard !isAnswered else { return }
        isExpired = true
        levels?.didExpire(at: level)
        // It may pass in the call of a handler, which then ends first.
        if !isCalling { silence() }
    }

    /// Stops waiting for those who are silent.
    private func silence() {
        // A task may answer as it is cancelled.
        let (all, tasks) = (awaited, tasks)
        for (share, task) in tasks where all.contains(where: { $0.index == share }) { task.cancel() }
        for (index, asked, _) in all where !asked.isObserver {
            guard let limit, let caller = neutralize(index) else { continue }
            if let line = caller.line { log?.answered(line, PassStep.Absence.silent) }
            report(.silent(deadline: limit), by: asked)
            proceed()
        }
    }

    /// Withdraws a share at the deadline, which counts from now, if it is still awaited.
    func withdrawAtDeadline(_ index: Int) {
        guard !isAnswered, let limit, let clock = router?.diagnostics.clock else { return }
        _ = clock.schedule(after: limit) { [weak self] in if self?.neutralize(index) != nil { self?.proceed() } }
    }

    /// Runs an action at the deadline, which counts from the arrival of the event, and some time after it.
    ///
    /// - Parameters:
    ///   - grace: How much later, in seconds.
    ///   - action: The action.
    /// - Returns: What cancels it, or nil if there is no deadline.
    private func atDeadline(
        grace: TimeInterval = 0, _ action: @escaping @MainActor @Sendable () -> Void
    ) -> (() -> Void)? {
        guard let limit, let clock = router?.diagnostics.clock else { return nil }
        return clock.schedule(after: max(0, start + limit + grace - clock.now), action)
    }
}

extension Gathering: AnyReply {
    static func reply(of gathering: Gathering) -> Any { gathering }
}
