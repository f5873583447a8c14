/// Where tickets are handed in: the gatherings of one router that still wait for answers.
///
/// It is what a completion handler refers to, instead of its gathering and its router: one that a handler keeps retains neither the answers of
/// others nor an app delegate with its handlers, and whichever thread releases it, nothing else goes with it.
@MainActor final class TicketDesk {
    /// The router whose events are gathered; nil once its app delegate is gone.
    weak var router: EventRouter?

    private var gatherings: [(number: Int, gathering: Gathering)] = []

    private var count = 0

    private nonisolated let answers = Locked(Answers())

    /// Returns a number that no other gathering of the router has.
    func makeNumber() -> Int {
        count += 1
        return count
    }

    /// Retains a gathering until it is closed.
    func open(_ gathering: Gathering, as number: Int, capacity: Int, isLogged: Bool) {
        gatherings.append((number, gathering))
        var round = Round(number: number, isLogged: isLogged)
        round.shares.reserveCapacity(capacity)
        answers.withLock { [round] in $0.rounds.append(round) }
    }

    /// Releases a gathering, which answers no more, and returns the shares of its handlers.
    func close(_ number: Int) -> [Share] {
        guard let index = gatherings.lastIndex(where: { $0.number == number }) else { return [] }
        // It lives until the access is over: what goes with it may come back here.
        return withExtendedLifetime(gatherings.remove(at: index)) { answers.withLock { $0.close(number) } }
    }

    /// The gathering with a number, if it still waits.
    func gathering(_ number: Int) -> Gathering? { gatherings.last { $0.number == number }?.gathering }

    /// Reports what somebody who was asked has done, while there is an app delegate to report it.
    func report(_ reason: Fault.Reason, by asked: Asked, at event: EventDefinition) {
        router?.report(reason, by: asked, at: event)
    }
}

// MARK: Answers

/// One handler's part in the answer.
struct Share: Sendable {
    enum State { case awaited, answered, neutral, withdrawn }

    let asked: Asked

    /// The number of the call in the log; nil without one.
    let line: Int?

    var state = State.awaited

    /// What the handler has answered; nil as long as it has not, and once it has been withdrawn.
    var answer: (any Sendable)?

    /// Whether the handler has answered, which it may do once.
    var hasAnswered = false

    var isReleased = false

    /// Whether the handler's answer is not used, nor waited for.
    var isObserver: Bool { asked.isObserver }
}

/// The shares of one gathering.
struct Round: Sendable {
    let number: Int
    let isLogged: Bool

    var shares: [Share] = []

    /// How many handlers are waited for.
    var pending = 0

    /// Whether handlers are being called; nothing is answered before they have returned.
    var isAsking = true
}

/// What the completion handlers of a router's events have answered.
///
/// Behind a lock, since completion handlers are called anywhere: it takes less time than making sure that an answer has come on the main
/// actor.
struct Answers: Sendable {
    /// What follows from an answer.
    enum Taken {
        /// Nothing yet.
        case open

        /// The gathering may go on, or notes the answer in its log.
        case noted

        /// The handler has answered before.
        case again

        /// The handler is no longer waited for.
        case late
    }

    fileprivate struct Key: Hashable { let number, index: Int }

    fileprivate var rounds: [Round] = []

    /// The completion handlers that still exist and have not been called, though their gatherings are closed.
    private var unanswered: Set<Key> = []

    fileprivate mutating func take(_ answer: any Sendable, for index: Int, of number: Int) -> Taken {
        guard let round = position(of: number) else {
            return unanswered.remove(Key(number: number, index: index)) == nil ? .again : .late
        }
        defer { rounds[round].shares[index].hasAnswered = true }
        switch rounds[round].shares[index].state {
        case .awaited:
            rounds[round].shares[index].state = .answered
            rounds[round].shares[index].answer = answer
            guard !rounds[round].shares[index].isObserver else { return rounds[round].isLogged ? .noted : .open }
            rounds[round].pending -= 1
            let isLast = rounds[round].pending == 0 && !rounds[round].isAsking
            return isLast || rounds[round].isLogged ? .noted : .open
        case .answered: return .again
        case .neutral: return .late
        case .withdrawn: return .open
        }
    }

    /// Notes that a completion handler is gone, and returns whether it was waited for.
    fileprivate mutating func release(_ index: Int, of number: Int) -> Bool {
        guard let round = position(of: number) else {
            unanswered.remove(Key(number: number, index: index))
            return false
        }
        rounds[round].shares[index].isReleased = true
        return rounds[round].shares[index].state == .awaited
    }

    fileprivate mutating func close(_ number: Int) -> [Share] {
        guard let round = position(of: number) else { return [] }
        let shares = rounds.remove(at: round).shares
        for index in shares.indices where !shares[index].hasAnswered && !shares[index].isReleased {
            unanswered.insert(Key(number: number, index: index))
        }
        return shares
    }

    /// Most often it is the last one: a handler answers while it is called.
    fileprivate func position(of number: Int) -> Int? {
        var index = rounds.count - 1
        while index >= 0, rounds[index].number != number { index -= 1 }
        return index >= 0 ? index : nil
    }
}

extension TicketDesk {
    nonisolated func take(_ answer: any Sendable, for index: Int, of number: Int) -> Answers.Taken {
        answers.withLock { $0.take(answer, for: index, of: number) }
    }

    nonisolated func release(_ index: Int, of number: Int) -> Bool {
        answers.withLock { $0.release(index, of: number) }
    }

    /// Reads or changes the shares of a gathering; nil once it is closed. The action must release nothing that runs code of an app.
    ///
    /// It is not isolated, so that nobody checks on which actor it runs, which takes as long as calling a handler.
    nonisolated func round<Result>(_ number: Int, _ action: @Sendable (inout Round) -> Result) -> Result? {
        answers.withLock { answers in
            guard let round = answers.position(of: number) else { return nil }
            return action(&answers.rounds[round])
        }
    }
}
