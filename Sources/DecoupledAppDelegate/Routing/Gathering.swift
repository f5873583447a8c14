import Foundation

/// A reply that is answered when every handler has answered, or at the deadline.
///
/// Each handler answers through a ``Ticket`` of its own, from any thread. Answers are combined in handler order, so
/// that the result does not depend on timing.
@MainActor final class Gathering<C: Combination & Sendable>: Reply<C.Output> where C.Answer: Sendable {
    private var state = GatheringState.asking
    private var shares: [Share] = []
    private var deadline: (any ScheduledAction)?

    /// The shares whose tickets were released while handlers were being called.
    private var released: [Int] = []

    private let combination: C
    private let occasion: Occasion
    private let descent: Descent?
    private let level: Int
    private let toleratesDrops: Bool

    /// How many shares are pending.
    private var pendingCount = 0

    /// Whether some answer so far takes the event.
    var isClaimed: Bool {
        var trial = combination
        return combine(into: &trial) { $0 == .claimed }
    }

    /// Whether the deadline has passed.
    private(set) var isExpired = false

    /// Creates a gathering without shares.
    ///
    /// - Parameters:
    ///   - combination: How the answers become one.
    ///   - occasion: The event.
    ///   - capacity: How many handlers will be asked.
    ///   - descent: The event's way down through its interceptions; nil without any.
    ///   - level: The gathering's place on that way.
    ///   - toleratesDrops: Whether a handler need not call its completion handler.
    init(
        _ combination: C, of occasion: Occasion, capacity: Int, on descent: Descent? = nil, level: Int = 0,
        toleratesDrops: Bool = false
    ) {
        self.combination = combination
        self.occasion = occasion
        self.descent = descent
        self.level = level
        self.toleratesDrops = toleratesDrops
        shares.reserveCapacity(capacity)
        super.init()
        descent?.didBegin(at: level)
    }

    private var log: PassLog? { occasion.arrival.log }

    override var awaited: [String] { shares.filter(\.isPending).map(\.asked.name) }
}

// MARK: Asking

extension Gathering {
    /// Calls a handler with a ticket of its own, and returns the number of its share.
    @discardableResult func ask(_ asked: Asked, _ call: (Ticket<C.Answer>) -> Void) -> Int {
        let index = shares.count
        let share = Share(asked: asked, call: log?.begin(asked))
        shares.append(share)
        if share.isPending { pendingCount += 1 }
        AsyncForm.calling(for: index, of: self) { call(Ticket(TicketShare(index, of: self))) }
        if let call = share.call { log?.returned(call) }
        return index
    }

    /// Withdraws a share that no longer counts.
    func withdraw(_ index: Int) {
        switch shares[index].state {
        case .awaited: end(index, .withdrawn, "withdrawn")
        // The answer lives until the state is set: the deinit of an object may give another one.
        case .answered: withExtendedLifetime(shares[index].state) { shares[index].state = .withdrawn }
        case .neutral, .withdrawn: break
        }
    }

    /// Ends the asking: answers now if no share is pending, else at the last answer or at the deadline.
    func finishAsking() {
        state = .waiting
        proceed()
    }

    /// Asks handlers one after the other: the next one when no share is pending.
    ///
    /// - Parameter askNext: Asks or omits one handler, and returns false if there is none left.
    func takeTurns(_ askNext: @escaping (Gathering) -> Bool) {
        state = .asking
        repeat {
            dropReleased()
            guard pendingCount == 0 else {
                state = .takingTurns { [unowned self] in takeTurns(askNext) }
                return startDeadline()
            }
        } while askNext(self)
        finishAsking()
    }
}

// MARK: Answers

extension Gathering: @preconcurrency TicketOwner, TaskOwner {
    func receive(_ answer: any Sendable, from index: Int, isOnMainThread: Bool) {
        if !isOnMainThread, let call = shares[index].call { log?.answeredElsewhere(call) }
        switch shares[index].state {
        case .awaited: end(index, .answered(answer), text(of: answer))
        case .answered: report(.answeredTwice, index)
        case .neutral: report(.late, index)
        case .withdrawn: if isOver { report(.late, index) }
        }
    }

    /// Notes that a handler has released its completion handler.
    ///
    /// A handler may do so in the setter of a property that UIKit's completion handler reads: what follows waits for a moment in which
    /// none of its code runs.
    func ticketWasReleased(_ index: Int) {
        guard case .awaited = shares[index].state else { return }
        if case .asking = state { released.append(index) } else { DispatchQueue.main.async { self.drop(index) } }
    }

    /// Ends a share whose ticket is gone.
    func drop(_ index: Int) {
        guard case .awaited = shares[index].state else { return }
        if shares[index].isPending, !toleratesDrops, !isOver { report(.dropped, index) }
        end(index, .neutral, "dropped")
    }

    func own(_ task: Task<Void, Never>, for index: Int) {
        guard case .awaited(let tasks) = shares[index].state else { return }
        shares[index].state = .awaited(tasks + [task])
    }

    private func dropReleased() {
        let indices = released
        released = []
        for index in indices { drop(index) }
    }

    /// The one place where a share ends.
    private func end(_ index: Int, _ shareState: Share.State, _ text: @autoclosure () -> String) {
        let wasPending = shares[index].isPending
        shares[index].state = shareState
        if !isOver, let call = shares[index].call { log?.answered(call, text()) }
        guard wasPending else { return }
        pendingCount -= 1
        if pendingCount == 0 { proceed() }
    }

    /// Asks the next handler, or answers, if nothing is pending.
    private func proceed() {
        switch state {
        case .asking, .answered: break
        case .takingTurns(let askNext): if pendingCount == 0 { askNext() }
        case .waiting:
            dropReleased()
            if pendingCount == 0 { finish() } else { startDeadline() }
        }
    }

    private func finish() {
        guard case .waiting = state else { return }
        state = .answered
        deadline?.cancel()
        deadline = nil
        var combination = combination
        combine(into: &combination)
        let output = combination.output
        descent?.didEnd(at: level)
        resolve(with: output)
        if descent?.isTop(level) ?? true { log?.finish(C.text(ofOutput: output)) }
    }

    /// Adds the answers in handler order, until one of them says something that is looked for; returns whether one does.
    @discardableResult
    private func combine(into combination: inout C, until isFound: (Progress) -> Bool = { _ in false }) -> Bool {
        for share in shares where share.asked.kind != .observer {
            if case .answered(let answer) = share.state, let answer = answer as? C.Answer,
                isFound(combination.add(answer))
            {
                return true
            }
        }
        return false
    }

    private func text(of answer: any Sendable) -> String { (answer as? C.Answer).map(C.text) ?? "" }

    /// Whether the answer has been given.
    private var isOver: Bool { if case .answered = state { true } else { false } }

    private func report(_ reason: Fault.Reason, _ index: Int) {
        occasion.arrival.report(reason, by: shares[index].asked)
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
        for index in shares.indices {
            guard case .awaited(let tasks) = shares[index].state else { continue }
            for task in tasks { task.cancel() }
        }
        for index in shares.indices where shares[index].isPending {
            report(.silent(deadline: seconds), index)
            end(index, .neutral, "silent")
        }
    }
}

// MARK: Parts

/// What a gathering does.
private enum GatheringState {
    /// Handlers are being called; nothing is answered before they have returned.
    case asking

    /// The next handler is asked when the one before has answered.
    case takingTurns(askNext: () -> Void)

    /// Every handler has been asked, and some have not answered.
    case waiting

    /// The answer has been given.
    case answered
}

/// One handler's part in the answer.
///
/// Outside the generic class, as the state is, so that its metadata need not be looked up for each event.
private struct Share {
    enum State {
        case awaited([Task<Void, Never>])
        case answered(any Sendable)
        case neutral
        case withdrawn
    }

    let asked: Asked

    /// The line of the record; nil without one.
    var call: PassLog.Call?
    var state = State.awaited([])

    /// Whether the gathering waits for the share.
    var isPending: Bool { if case .awaited = state { asked.kind != .observer } else { false } }
}
