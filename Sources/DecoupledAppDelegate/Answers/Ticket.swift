import Dispatch

/// One handler's right to answer once, with the type of its answer.
struct Ticket<Answer: Sendable>: Sendable {
    private let share: TicketShare

    init(_ share: TicketShare) { self.share = share }

    @inline(__always) func answer(_ answer: Answer) { share.answer(answer) }
}

/// The share that a ticket stands for, held by the completion handler that a handler was given.
///
/// It is all that a handler's completion captures, and has no generic parameter, whose metadata would have to be looked up for each handler.
/// Any thread may answer or release it; what follows happens on the main thread.
final class TicketShare: Sendable {
    private let owner: any TicketOwner
    private let index: Int

    init(_ index: Int, of owner: any TicketOwner) {
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

    fileprivate func answer(_ answer: any Sendable) {
        if MainThread.isCurrent {
            owner.receive(answer, from: index, isOnMainThread: true)
        } else {
            // Holding the ticket itself keeps its deinit behind the answer, wherever the handler releases it.
            DispatchQueue.main.async { self.owner.receive(answer, from: self.index, isOnMainThread: false) }
        }
    }
}

/// Receives the answers that come with tickets.
///
/// The requirements are not isolated, since tickets are used on any thread; a ticket calls them on the main thread alone, which the
/// conformance checks.
protocol TicketOwner: AnyObject, Sendable {
    /// Receives a handler's answer, of the type of its ticket, and whether it was given on the main thread.
    func receive(_ answer: any Sendable, from index: Int, isOnMainThread: Bool)

    /// Notes that a handler has released its completion handler, and does what follows at a moment in which none of its code runs.
    func ticketWasReleased(_ index: Int)

    /// Ends the share of a handler that has released its completion handler.
    func drop(_ index: Int)
}
