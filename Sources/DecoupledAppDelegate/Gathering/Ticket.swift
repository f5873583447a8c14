import Dispatch

/// One handler's right to answer once, held by the completion it was given.
///
/// It is all that a handler's completion captures. Any thread may answer or release it; what follows happens on the main thread.
final class Ticket<Owner: TicketOwner>: Sendable {
    private let owner: Owner
    private let index: Int

    init(for index: Int, of owner: Owner) {
        self.owner = owner
        self.index = index
    }

    deinit {
        if MainThread.isCurrent {
            owner.ticketWasReleased(index)
        } else {
            let (owner, index) = (owner, index)
            DispatchQueue.main.async { owner.drop(index) }
        }
    }

    func answer(_ answer: Owner.Answer) {
        if MainThread.isCurrent {
            owner.receive(answer, from: index)
        } else {
            // Holding the ticket itself keeps its deinit behind the answer, wherever the handler releases it.
            DispatchQueue.main.async { self.owner.receive(answer, from: self.index) }
        }
    }
}

/// Receives the answers that come with tickets.
///
/// The requirements are not isolated, since tickets are used on any thread; a ticket calls them on the main thread alone, which the
/// conformance checks.
protocol TicketOwner<Answer>: AnyObject, Sendable {
    /// One handler's answer.
    associatedtype Answer: Sendable

    /// Receives a handler's answer.
    func receive(_ answer: Answer, from index: Int)

    /// Notes that a handler has released its completion, and does what follows at a moment in which none of its code runs.
    func ticketWasReleased(_ index: Int)

    /// Ends the share of a handler that has released its completion.
    func drop(_ index: Int)
}
