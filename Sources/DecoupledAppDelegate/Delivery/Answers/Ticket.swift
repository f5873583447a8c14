/// One handler's right to answer once, with the type of its answer.
struct Ticket<Answer: Sendable>: Sendable {
    private let share: TicketShare

    init(_ share: TicketShare) { self.share = share }

    func answer(_ answer: Answer) { share.answer(answer) }
}

/// The share that a ticket stands for, held by the completion handler that a handler was given.
///
/// It is all that a handler's completion captures, and has no generic parameter, whose metadata would have to be looked up for each handler.
/// It knows what a fault says that comes after the answer, and retains nothing of the event or of its handlers. Any thread may answer or release it; what follows
/// happens on the main thread.
@MainActor final class TicketShare {
    let index: Int

    /// The number of the gathering.
    let number: Int

    let asked: Asked

    private let event: EventDefinition
    private let desk: TicketDesk

    /// Whether the handler has answered, which it may do once.
    var hasAnswered = false

    init(_ index: Int, of number: Int, _ event: EventDefinition, at desk: TicketDesk, by asked: Asked) {
        (self.index, self.number, self.event, self.desk, self.asked) = (index, number, event, desk, asked)
    }

    deinit {
        let (desk, number, index) = (desk, number, index)
        // What changes on the main thread is read there alone.
        if !MainThread.isCurrent {
            MainThread.async { desk.gathering(number)?.drop(index) }
        } else if !hasAnswered {
            MainActor.assumeIsolated { desk.gathering(number)?.ticketWasReleased(index) }
        }
    }

    fileprivate nonisolated func answer(_ answer: any Sendable, isElsewhere: Bool = false) {
        guard MainThread.isCurrent else {
            // Holding the ticket itself keeps its deinit behind the answer, wherever the handler releases it.
            return MainThread.async { self.answer(answer, isElsewhere: true) }
        }
        // Asking on which actor this is takes as long as calling some handlers, and most answer while they are called.
        if desk.keep(answer, of: self) { return }
        MainActor.assumeIsolated {
            desk.takeKeptAnswers()
            if let gathering = desk.gathering(number) {
                gathering.take(answer, of: self, isElsewhere: isElsewhere)
            } else {
                let reason: Fault.Reason = hasAnswered ? .answeredTwice : .late
                hasAnswered = true
                report(reason)
            }
        }
    }

    /// Ends the share without an answer, as it no longer counts.
    func withdraw() { desk.gathering(number)?.withdraw(index) }

    /// Reports an answer that comes twice or late; nobody waits for an observer's.
    func report(_ reason: Fault.Reason) {
        if reason != .late || !asked.isObserver { desk.report(reason, by: asked, at: event) }
    }
}
