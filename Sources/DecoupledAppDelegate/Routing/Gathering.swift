import Foundation

/// A reply that is answered when every handler has answered, or at the deadline.
///
/// Each handler answers through a ``Ticket`` of its own, from any thread. Answers are merged in handler order, so that the result does not
/// depend on timing.
@MainActor final class Gathering<Output>: Reply<Output> {
    private var state = GatheringState.asking

    // Right without a check for exclusive access, which would double the cost: no access runs code of a handler.
    @exclusivity(unchecked) private var shares: [Share] = []

    private var deadline: (any ScheduledAction)?

    /// Whether handlers are asked in turn, and some are left.
    private var hasTurns = false

    /// The tasks that answer for shares, each with the share's number.
    private var tasks: [(share: Int, task: Task<Void, Never>)] = []

    /// The shares whose tickets were released while handlers were being called.
    private var released: [Int] = []

    private let merging: Merging<Output>
    private let occasion: Occasion
    private let log: PassLog?

    /// What the occasion's desk knows the gathering by.
    private let number: Int

    private let descent: Descent?
    private let level: Int
    private let toleratesDrops: Bool

    /// Whether a handler is being called.
    private var isCalling = false

    /// How many shares are pending.
    private var pendingCount = 0

    /// Whether the deadline has passed.
    private var isExpired = false

    /// Creates a gathering without shares.
    ///
    /// - Parameters:
    ///   - merging: How the answers become one.
    ///   - occasion: The event.
    ///   - capacity: How many handlers will be asked.
    ///   - descent: The event's way down through its interceptions; nil without any.
    ///   - level: The gathering's place on that way.
    ///   - toleratesDrops: Whether a handler need not call its completion handler.
    init(
        _ merging: Merging<Output>, of occasion: Occasion, capacity: Int, on descent: Descent? = nil, level: Int = 0,
        toleratesDrops: Bool = false
    ) {
        self.merging = merging
        self.occasion = occasion
        log = occasion.log
        number = occasion.desk.makeNumber()
        self.descent = descent
        self.level = level
        self.toleratesDrops = toleratesDrops
        unsafe shares.reserveCapacity(capacity)
        super.init()
        occasion.desk.add(self, as: number)
        descent?.didBegin(at: level)
    }

    override var awaited: [String] { unsafe shares.indices.filter(isPending).map { unsafe shares[$0].asked.name } }
}

// MARK: Asking

extension Gathering {
    /// Calls a handler with a ticket of its own, and returns the number of its share.
    @discardableResult func ask(_ asked: Asked, _ call: (TicketShare) -> Void) -> Int {
        let share = makeShare(of: asked)
        AsyncForm.calling(for: self) { self.call(share, call) }
        return share.index
    }

    /// Asks the handlers of a slot, all at once.
    @_semantics("optimize.sil.specialize.generic.never")
    func ask(
        _ audience: Audience, _ pass: Pass?, by router: EventRouter,
        _ call: @MainActor (_ index: Int, TicketShare) -> Void
    ) -> Gathering {
        AsyncForm.calling(for: self) {
            router.ask(audience, occasion.event, pass) { recipient in
                self.call(makeShare(of: audience.recipients[recipient].asked)) { call(recipient, $0) }
                return .open
            }
        }
        finishAsking()
        return self
    }

    @inline(__always) private func makeShare(of asked: Asked) -> TicketShare {
        let (index, isObserver) = unsafe (shares.count, asked.isObserver)
        unsafe shares.append(Share(asked: asked, isObserver: isObserver, line: log?.begin(asked)))
        if !isObserver { pendingCount += 1 }
        return TicketShare(index, of: number, at: occasion, by: asked)
    }

    @inline(__always) private func call(_ share: TicketShare, _ call: (TicketShare) -> Void) {
        isCalling = true
        call(share)
        isCalling = false
        if let log, let line = unsafe shares[share.index].line { log.returned(line) }
    }

    /// Asks the handlers of a slot one after the other until one takes the event: the next one when no share is pending.
    @_semantics("optimize.sil.specialize.generic.never") func askInTurn(
        _ audience: Audience, _ pass: Pass?, by router: EventRouter,
        _ call: @escaping @MainActor (_ index: Int, TicketShare) -> Void
    ) -> Gathering {
        let first = pass?.generation ?? router.generation
        var indices = audience.recipients.indices
        hasTurns = true
        router.turns[number] = { [unowned self, unowned router] in
            guard let index = indices.popFirst() else { return false }
            let recipient = audience.recipients[index]
            let isSettled = audience.routing == .untilHandled && merging.isClaim(unsafe merging.merge(shares)) == true
            if isExpired, !recipient.isObserver {
                log?.omitted(recipient.asked, .deadlinePassed)
            } else if router.isAsked(
                recipient, occasion.event, in: occasion.place, pass, since: first, isSettled: isSettled)
            {
                ask(recipient.asked) { call(index, $0) }
            }
            return true
        }
        finishAsking()
        return self
    }

    /// Ends the asking: answers now if no share is pending, else at the last answer or at the deadline.
    func finishAsking() {
        state = .waiting
        proceed()
    }

    /// Withdraws a share that no longer counts.
    func withdraw(_ index: Int) {
        guard state != .answered else { return }
        switch unsafe shares[index].state {
        case .awaited:
            unsafe shares[index].state = .withdrawn
            didEnd(index, AnswerText("withdrawn"))
        case .answered:
            unsafe shares[index].state = .withdrawn
            // The answer lives until it is out of the share: the deinit of an object may give another one.
            withExtendedLifetime(unsafe shares[index].answer) { unsafe shares[index].answer = nil }
        case .neutral, .withdrawn: break
        }
    }
}

// MARK: Answers

extension Gathering: TicketOwner {
    func receive(_ answer: any AnyAnswer, from index: Int, isOnMainThread: Bool) {
        if !isOnMainThread, let line = unsafe shares[index].line { log?.answeredElsewhere(line) }
        switch unsafe shares[index].state {
        case .awaited:
            unsafe shares[index].take(answer)
            didEnd(index, merging.text(answer))
        case .answered: report(.answeredTwice, index)
        case .neutral: report(.late, index)
        case .withdrawn: break
        }
    }

    /// Notes that a handler has released its completion handler.
    ///
    /// A handler may do so in the setter of a property that UIKit's completion handler reads: what follows waits for a moment in which
    /// none of its code runs.
    func ticketWasReleased(_ index: Int) {
        guard isAwaited(index) else { return }
        if state == .asking { released.append(index) } else { DispatchQueue.main.async { self.drop(index) } }
    }

    /// Ends a share whose ticket is gone.
    func drop(_ index: Int) {
        guard isAwaited(index) else { return }
        let isMissed = isPending(index) && !toleratesDrops
        // First, since whoever is told of the fault may answer: that is late.
        unsafe shares[index].state = .neutral
        if isMissed { report(.dropped, index) }
        didEnd(index, AnswerText("dropped"))
    }

    func own(_ task: Task<Void, Never>) {
        // The handler that is being called is the last one.
        guard isCalling else { return }
        switch unsafe shares.last?.state {
        case .awaited: unsafe tasks.append((shares.count - 1, task))
        // The deadline has passed while the handler was being called.
        case .neutral: task.cancel()
        case .answered, .withdrawn, nil: break
        }
    }

    private func dropReleased() { while !released.isEmpty { drop(released.removeFirst()) } }

    /// Notes that a share is not awaited any more, and goes on if it was the last one.
    @inline(__always) private func didEnd(_ index: Int, _ text: @autoclosure () -> AnswerText) {
        if let log, let line = unsafe shares[index].line { log.answered(line, text()) }
        guard unsafe !shares[index].isObserver else { return }
        pendingCount -= 1
        if pendingCount == 0, state == .waiting { proceed() }
    }

    /// Asks the next handlers, and answers, if nothing is pending.
    private func proceed() {
        while state == .waiting {
            state = .asking
            // Where nobody is waited for, whether an observer has released its ticket matters to a record alone.
            if pendingCount > 0 || log != nil { dropReleased() }
            guard pendingCount == 0 else {
                state = .waiting
                return startDeadline()
            }
            guard hasTurns else { return finish() }
            if occasion.desk.router?.turns[number]?() != true { endTurns() }
            state = .waiting
        }
    }

    private func endTurns() {
        hasTurns = false
        // What it retains lives until the access is over.
        withExtendedLifetime(occasion.desk.router?.turns.removeValue(forKey: number)) {}
    }

    /// Answers, and lets go of everything but the answer: some handlers keep a completion handler, and some a reply.
    private func finish() {
        state = .answered
        occasion.desk.remove(number)
        deadline?.cancel()
        deadline = nil
        tasks = []
        descent?.didEnd(at: level)
        let given = unsafe shares
        unsafe shares = []
        merging.answer(self, given)
        if let log, descent?.isTop(level) ?? true { finish(log) }
    }

    // Apart from `finish()`, so that a log alone pays for looking up the type of an optional answer.
    private func finish(_ log: PassLog) { if let answer { log.finish(merging.textOfOutput(answer)) } }

    /// Whether the gathering waits for a share.
    private func isPending(_ index: Int) -> Bool { unsafe isAwaited(index) && !shares[index].isObserver }

    /// Whether a handler has not answered; once the gathering has, there is nothing more to wait for.
    private func isAwaited(_ index: Int) -> Bool { unsafe state != .answered && shares[index].state == .awaited }

    private func report(_ reason: Fault.Reason, _ index: Int) {
        unsafe occasion.report(reason, by: shares[index].asked)
    }
}

// MARK: The deadline

extension Gathering {
    /// Starts the deadline, which counts from the arrival of the event, unless it runs already.
    private func startDeadline() {
        guard deadline == nil else { return }
        deadline = occasion.atDeadline { [weak self] in self?.reachDeadline($0) }
    }

    private func reachDeadline(_ seconds: TimeInterval) {
        guard let descent, descent.dependsOnDeadline(level) else { return expire(after: seconds) }
        // A task that awaits what is below needs a moment to go on with the answer it has just been given.
        deadline = occasion.atDeadline(grace: descent.grace(of: level)) { [weak self] in self?.expire(after: $0) }
    }

    private func expire(after seconds: TimeInterval) {
        isExpired = true
        descent?.didExpire(at: level)
        for (share, task) in tasks where isAwaited(share) { task.cancel() }
        for index in unsafe shares.indices where isPending(index) {
            unsafe shares[index].state = .neutral
            report(.silent(deadline: seconds), index)
            didEnd(index, AnswerText("silent"))
        }
    }
}

/// What a gathering does.
private enum GatheringState {
    /// Handlers are being called; nothing is answered before they have returned.
    case asking

    /// Some have not answered.
    case waiting

    /// The answer has been given.
    case answered
}
