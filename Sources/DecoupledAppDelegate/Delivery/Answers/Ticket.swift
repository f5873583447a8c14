/// One handler's right to answer once, with the type of what its answer is added to.
struct Ticket<C: Combination>: Sendable {
    let share: TicketShare

    func answer(_ answer: C.Answer) {
        let gathering: any AnswerTaking = share.gathering
        if MainThread.isCurrent {
            gathering.take(answer, to: C.self, of: share, isElsewhere: false)
        } else {
            let answer = Handover(value: answer)
            // Holding the share itself keeps its deinit behind the answer, wherever the handler releases it.
            MainThread.async { gathering.take(answer.value, to: C.self, of: share, isElsewhere: true) }
        }
    }
}

/// What takes answers where nothing says that the main actor runs, though it does.
///
/// That is checked as the method is called, which takes a third of the time that `MainActor.assumeIsolated` does.
protocol AnswerTaking: AnyObject, Sendable {
    func take<C: Combination>(_ answer: C.Answer, to: C.Type, of share: TicketShare, isElsewhere: Bool)
}

/// The share that a ticket stands for, held by the completion handler that a handler was given.
///
/// It is all that a handler's completion captures, and has no generic parameter, whose metadata would have to be looked up for each handler.
/// It retains the gathering, which keeps nothing but the merged answer once there is one, and that only until somebody takes it; neither
/// refers to a handler. Any thread may answer or release it; what follows happens on the main thread.
@MainActor final class TicketShare {
    enum State { case called, awaited, answered, withdrawn }

    /// The number of the call.
    let index: Int

    let asked: Asked

    var state = State.called

    let gathering: Gathering

    init(_ index: Int, of asked: Asked, in gathering: Gathering) {
        (self.index, self.asked, self.gathering) = (index, asked, gathering)
    }

    deinit {
        let (gathering, index) = (gathering, index)
        // A gathering that still waits is held by those it waits for.
        if state == .answered { return }
        // What the gathering has goes on the main thread.
        if !MainThread.isCurrent {
            MainThread.async { gathering.drop(index) }
        } else if state == .awaited {
            MainActor.assumeIsolated { gathering.ticketWasReleased(index) }
        }
    }
}
