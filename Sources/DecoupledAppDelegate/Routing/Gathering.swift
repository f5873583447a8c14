import Foundation

/// How long an interception may take, after the deadline, to answer with what it got from below at the deadline; in seconds.
private let interceptionGrace: TimeInterval = 1

/// A reply that is answered when every handler has answered, or at the deadline.
///
/// Each handler answers through a ``Ticket`` of its own, from any thread. Answers are combined in handler order, whatever the
/// order they come in, so that the result does not depend on timing.
@MainActor
final class Gathering<C: Combination & Sendable>: Reply<C.Output> where C.Answer: Sendable {
    private struct Share {
        let asked: Asked
        let start: TimeInterval?
        let line: Int
        var outcome = Outcome.awaited
        var task: Task<Void, Never>?

        var isObserver: Bool { asked.kind == .observer }
    }

    private enum Outcome {
        case awaited
        case answered(C.Answer)
        case neutral
        case withdrawn
    }

    private let event: AppEvent
    private let slot: String
    private let diagnostics: Diagnostics
    private let toleratesDrops: Bool
    private let arrival: TimeInterval
    private let log: PassLog?
    private var combination: C
    private var shares: [Share] = []
    private var awaited = 0
    private var isAsking = true
    private var deadline: (any ScheduledAction)?
    private var adopted: [(TimeInterval) -> Void] = []

    /// What goes on when a share is settled before the gathering ends; asks the next handler where they are asked in turn.
    var shareDidSettle: (() -> Void)?

    /// What is done when the answer has been given to those who wait for it.
    var didAnswer: ((C.Output) -> Void)?

    /// Creates a gathering that nobody has been asked for yet.
    ///
    /// - Parameters:
    ///   - event: The event, for faults.
    ///   - slot: The name of its slot, for faults.
    ///   - combination: How the answers become one.
    ///   - capacity: How many handlers will be asked.
    ///   - diagnostics: Where faults go, and the clock.
    ///   - log: Where those who are asked are noted; nil where something else does.
    ///   - toleratesDrops: Whether a handler need not call its completion.
    init(
        event: AppEvent,
        slot: String,
        combination: C,
        capacity: Int,
        diagnostics: Diagnostics,
        log: PassLog?,
        toleratesDrops: Bool = false
    ) {
        self.event = event
        self.slot = slot
        self.log = log
        self.toleratesDrops = toleratesDrops
        arrival = diagnostics.clock.now
        self.diagnostics = diagnostics
        self.combination = combination
        shares.reserveCapacity(capacity)
        super.init()
    }

    /// Whether a handler has not answered yet that the gathering waits for.
    var isWaiting: Bool { awaited > 0 }

    /// Whether some answer so far claims the event.
    private(set) var isClaimed = false

    /// Whether the deadline has passed.
    private(set) var isExpired = false

    /// Calls a handler with a completion of its own, and returns the number of its share.
    @discardableResult
    func ask(_ asked: Asked, _ call: (Ticket<Gathering<C>>) -> Void) -> Int {
        let index = shares.count
        let start = log?.now
        let share = Share(asked: asked, start: start, line: log?.asks(asked, at: start) ?? 0)
        shares.append(share)
        if !share.isObserver { awaited += 1 }
        let outer = AskedShare.current
        AskedShare.current = AskedShare(gathering: self, index: index)
        call(Ticket(owner: self, index: index))
        AskedShare.current = outer
        log?.returned(share.line, asked, since: start)
        return index
    }

    /// Takes a share out that is no longer of interest, whether it has been answered or not.
    func withdraw(_ index: Int) {
        switch shares[index].outcome {
        case .awaited: settle(index, .withdrawn, "withdrawn")
        case .answered: shares[index].outcome = .withdrawn
        case .neutral, .withdrawn: return
        }
    }

    /// Takes in a gathering that an interception passed the event on to, so that this one's deadline is its deadline too.
    func adopt<Below: Combination & Sendable>(_ gathering: Gathering<Below>, deadline seconds: TimeInterval?) {
        if answer == nil {
            adopted.append { gathering.expire(after: $0) }
        } else {
            gathering.startDeadline(after: seconds)
        }
    }

    /// Notes a handler that is not called.
    func omit(_ asked: Asked, _ reason: EventRecord.Omission.Reason) {
        log?.omitted(asked.name, reason)
    }

    /// Ends the asking: answers now if nothing is awaited, else at the last answer or at the deadline.
    func finishAsking() {
        isAsking = false
        finishIfComplete()
    }

    /// Starts the deadline, which counts from the arrival of the event, unless it runs already or there is nothing to wait for.
    func startDeadline(after seconds: TimeInterval?) {
        guard let seconds, seconds.isFinite, deadline == nil, isWaiting, answer == nil else { return }
        let elapsed = diagnostics.clock.now - arrival
        deadline = diagnostics.clock.schedule(after: max(0, seconds - elapsed)) { [weak self] in
            self?.reachDeadline(seconds)
        }
    }
}

// MARK: What becomes of a share

extension Gathering: @preconcurrency ShareOwner, TaskHolder {
    func receive(_ answer: C.Answer, from index: Int) {
        switch shares[index].outcome {
        case .answered:
            report(.answeredTwice, index)
        case .neutral:
            report(.late, index)
        case .withdrawn:
            if self.answer != nil { report(.late, index) }
        case .awaited:
            settle(index, .answered(answer), C.text(of: answer))
        }
    }

    func drop(_ index: Int) {
        guard case .awaited = shares[index].outcome else { return }
        let isMissed = answer == nil && !shares[index].isObserver && !toleratesDrops
        settle(index, .neutral, "dropped")
        if isMissed { report(.dropped, index) }
    }

    func hold(_ task: Task<Void, Never>, for index: Int) {
        guard case .awaited = shares[index].outcome else { return }
        shares[index].task = task
    }

    private func settle(_ index: Int, _ outcome: Outcome, _ text: @autoclosure () -> String) {
        shares[index].outcome = outcome
        shares[index].task = nil
        if answer == nil {
            log?.answered(shares[index].line, text(), since: shares[index].start)
        }
        guard !shares[index].isObserver, answer == nil else { return }
        if case .answered(let answer) = outcome {
            var trial = combination
            if case .claimed = trial.add(answer) { isClaimed = true }
        }
        awaited -= 1
        shareDidSettle?()
        finishIfComplete()
    }

    private func reachDeadline(_ seconds: TimeInterval) {
        let adopted = adopted
        guard !adopted.isEmpty else { return expire(after: seconds) }
        for expire in adopted { expire(seconds) }
        guard answer == nil else { return }
        // A task that awaits what is below needs a moment to go on with the answer it has just been given.
        deadline = diagnostics.clock.schedule(after: interceptionGrace) { [weak self] in
            self?.expire(after: seconds)
        }
    }

    private func expire(after seconds: TimeInterval) {
        guard answer == nil else { return }
        isExpired = true
        for index in shares.indices {
            guard case .awaited = shares[index].outcome else { continue }
            shares[index].task?.cancel()
            shares[index].task = nil
            guard !shares[index].isObserver else { continue }
            shares[index].outcome = .neutral
            log?.answered(shares[index].line, "silent", since: shares[index].start)
            report(.silent(deadline: seconds), index)
        }
        awaited = 0
        shareDidSettle?()
        finishIfComplete()
    }

    private func finishIfComplete() {
        guard answer == nil, !isAsking, awaited == 0 else { return }
        deadline?.cancel()
        deadline = nil
        shareDidSettle = nil
        adopted = []
        for share in shares where !share.isObserver {
            if case .answered(let answer) = share.outcome { _ = combination.add(answer) }
        }
        let output = combination.output
        answer(with: output)
        didAnswer?(output)
        didAnswer = nil
    }

    private func report(_ reason: Fault.Reason, _ index: Int) {
        diagnostics.report(reason, by: shares[index].asked.name, in: slot, at: event)
    }
}
