// How somebody is asked, with a share of the answer.

extension Gathering {
    /// Calls a closure with a ticket of its own, unless the gathering has been answered.
    func ask(_ asked: Asked, _ call: (TicketShare) -> Void) {
        // Somebody who passes on what it was given asks once more when everything is over.
        guard !isAnswered else { return report(.late, by: asked) }
        let outer = beginCalls()
        let share = makeShare(of: asked)
        call(share)
        didCall(share)
        AsyncForm.caller = outer
    }

    /// Owns the tasks that those start who are called from now on, while they are called.
    ///
    /// - Returns: What owned them until now.
    func beginCalls() -> Gathering? {
        defer { AsyncForm.caller = self }
        return AsyncForm.caller
    }

    /// Makes the share of somebody who is called next.
    func makeShare(of asked: Asked) -> TicketShare {
        last = log?.begin(asked) ?? last + 1
        isCalling = true
        return TicketShare(last, of: asked, in: self)
    }

    /// Retains a task of the handler that is being called, and cancels it at the deadline if the handler has not answered.
    func own(_ task: Task<Void, Never>) {
        if isCalling { tasks.append((last, task)) }
    }

    /// Notes that whoever was called has returned.
    func didCall(_ share: TicketShare) {
        // A task is nobody's that somebody starts between the calls, as whoever receives a fault may.
        isCalling = false
        if share.state == .called {
            (share.state, isInOrder) = (.awaited, false)
            awaited.append((share.index, share.asked))
        }
        log?.returned(share.index)
    }

    /// Ends the asking: answers now if no share is pending, else at the last answer or at the deadline.
    func finishAsking() {
        isAsking = false
        proceed()
    }

    /// Notes that a handler has released its completion handler.
    ///
    /// A handler may do so in the setter of a property that UIKit's completion handler reads: what follows waits for a moment in which
    /// none of its code runs.
    func ticketWasReleased(_ index: Int) {
        if isAsking { released.append(index) } else { MainThread.async { self.drop(index) } }
    }

    /// Asks the next handler of those that are asked in turn, and returns whether there was one.
    func askNext() -> Bool {
        let id = ObjectIdentifier(self)
        guard event.traits.contains(.inTurn), let router, let turn = router.turns[id] else { return false }
        var asking = turn.asking
        // What it retains lives until the access is over.
        guard asking.end < asking.recipients.count else {
            withExtendedLifetime(turn) { router.turns[id] = nil }
            return false
        }
        asking.end += 1
        asking.isSettled = asking.isUntilHandled && merged.output as? Bool == true
        // Not `run`, which ends the asking: a call for each handler would fill the stack.
        _ = event.calls.ask?(&asking, turn.waiting.input, turn.waiting.sent.origin, router)
        router.turns[id]?.asking = asking
        return true
    }
}
