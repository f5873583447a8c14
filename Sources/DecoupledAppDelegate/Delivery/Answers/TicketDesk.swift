/// Where tickets are handed in, for all gatherings of one router.
///
/// It is what a completion handler refers to, instead of its gathering and its router: one that a handler keeps retains neither the answers of
/// others nor an app delegate with its handlers, and whichever thread releases it, nothing else goes with it.
@MainActor final class TicketDesk {
    /// The router whose events are gathered; nil once its app delegate is gone.
    weak var router: EventRouter?

    /// The answers that handlers give while they are called, until all have been; where a log is written, none is kept.
    ///
    /// They lie behind a lock, which takes less time than making sure that an answer comes on the main actor.
    private struct Inbox: Sendable {
        /// The gathering whose answers are kept; nil where each answer is taken at once.
        var number: Int?

        var answers: [Given] = []
    }

    private struct Given: Sendable {
        let share: TicketShare
        let answer: any Sendable
    }

    private let inbox = Locked(Inbox())

    /// The gatherings that wait for answers.
    private var gatherings: [Gathering] = []

    /// The gathering whose answers are kept, if any.
    private var asking: Gathering?

    /// An empty array with the capacity of those before.
    private var spare: [Given] = []

    /// The memory of shares that are no longer needed.
    var spareShares = Shares()

    private var count = 0

    /// Returns a number that no other gathering of the router has.
    func makeNumber() -> Int {
        count += 1
        return count
    }

    /// Retains a gathering until it is closed.
    func open(_ gathering: Gathering) { gatherings.append(gathering) }

    /// Releases a gathering, which has been answered.
    func close(_ gathering: Gathering) {
        // Most often it is the last one: a handler answers while it is called.
        if gatherings.last === gathering {
            gatherings.removeLast()
        } else {
            gatherings = gatherings.filter { $0 !== gathering }
        }
    }

    /// The gathering with a number, if it still waits.
    func gathering(_ number: Int) -> Gathering? { gatherings.last { $0.number == number } }

    /// Keeps an answer if its gathering is calling handlers, and returns whether it does; a second one is reported at once instead.
    nonisolated func keep(_ answer: any Sendable, of share: TicketShare) -> Bool {
        inbox.withLock { inbox in
            guard inbox.number == share.number, inbox.answers.last?.share !== share else { return false }
            inbox.answers.append(Given(share: share, answer: answer))
            return true
        }
    }

    /// Keeps the answers to a gathering from now on, and takes those that were kept.
    func keepAnswers(to next: Gathering?) {
        let former = asking
        asking = next
        let empty = spare
        spare = []
        var kept = inbox.exchange(for: Inbox(number: next?.number, answers: empty)).answers
        for index in kept.indices { former?.take(kept[index].answer, of: kept[index].share) }
        kept.removeAll(keepingCapacity: true)
        spare = kept
    }

    func takeKeptAnswers() { keepAnswers(to: asking) }

    /// Reports what somebody who was asked has done, while there is an app delegate to report it.
    func report(_ reason: Fault.Reason, by asked: Asked, at event: EventDefinition) {
        router?.report(reason, by: asked, at: event)
    }
}
