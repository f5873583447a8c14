import Dispatch

/// One handler's right to answer once, with the type of its answer.
struct Ticket<Answer: Sendable>: Sendable {
    private let share: TicketShare

    init(_ share: TicketShare) { self.share = share }

    func answer(_ answer: Answer) { share.answer(answer) }
}

/// The share that a ticket stands for, held by the completion handler that a handler was given.
///
/// It is all that a handler's completion captures, and has no generic parameter, whose metadata would have to be looked up for each handler.
/// It knows what a fault says that comes after the answer, and retains nothing else. Any thread may answer or release it; what follows
/// happens on the main thread.
final class TicketShare: Sendable {
    let index: Int

    /// The number of the gathering.
    let number: Int

    let asked: Asked
    let event: EventDefinition

    private let desk: TicketDesk

    init(_ index: Int, of number: Int, _ event: EventDefinition, at desk: TicketDesk, by asked: Asked) {
        (self.index, self.number, self.event, self.desk, self.asked) = (index, number, event, desk, asked)
    }

    deinit {
        guard desk.release(index, of: number) else { return }
        let (desk, number, index) = (desk, number, index)
        if MainThread.isCurrent {
            MainActor.assumeIsolated { desk.gathering(number)?.ticketWasReleased(index) }
        } else {
            DispatchQueue.main.async { desk.gathering(number)?.drop(index) }
        }
    }

    fileprivate func answer(_ answer: any Sendable, isElsewhere: Bool = false) {
        guard MainThread.isCurrent else {
            // Holding the ticket itself keeps its deinit behind the answer, wherever the handler releases it.
            return DispatchQueue.main.async { self.answer(answer, isElsewhere: true) }
        }
        let taken = desk.take(answer, for: index, of: number)
        // Asking on which actor this is takes as long as calling a handler, and most answers lead to nothing yet.
        guard taken != .open else { return }
        MainActor.assumeIsolated {
            switch taken {
            case .open: break
            case .noted: desk.gathering(number)?.didTake(index, isElsewhere: isElsewhere)
            case .again: desk.report(.answeredTwice, by: asked, at: event)
            case .late: if !asked.isObserver { desk.report(.late, by: asked, at: event) }
            }
        }
    }
}
