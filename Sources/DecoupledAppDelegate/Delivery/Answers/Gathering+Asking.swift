// How somebody is asked, with a share of the answer.

extension Gathering {
    /// Calls somebody with a ticket of its own, unless the gathering has been answered; tasks that start meanwhile belong to the ticket's
    /// share. It is compiled into its callers: a handler is called in a few instructions less.
    @inline(__always) func ask(_ asked: Asked, _ call: @MainActor (TicketShare) -> Void) {
        // Somebody who passes on what it was given asks once more when everything is over.
        guard !isAnswered else { return report(.late, by: asked) }
        last = log?.begin(asked) ?? last + 1
        let share = TicketShare(last, of: asked, in: self)
        let outer = AsyncForm.caller
        AsyncForm.caller = self
        call(share)
        AsyncForm.caller = outer
        if share.state == .called {
            (share.state, isInOrder) = (.awaited, false)
            awaited.append((share.index, asked))
        }
        log?.returned(share.index)
    }

    /// Retains a task of the handler that is being called, and cancels it at the deadline if the handler has not answered.
    func own(_ task: Task<Void, Never>) { tasks.append((last, task)) }

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
        _ = event.calls.ask?(&asking, turn.input, turn.origin, router)
        router.turns[id]?.asking = asking
        return true
    }
}
