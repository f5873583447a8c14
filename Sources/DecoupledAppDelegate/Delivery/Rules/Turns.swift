/// Handlers that are called one after the other, each when the one before has answered, until one has handled the event.
struct Turns {
    /// The pass through the handlers, as far as it has come.
    var pass: Pass

    /// The event.
    let waiting: WaitingEvent
}

extension EventRouter {
    /// Keeps the turns of handlers for as long as their result waits.
    func takeTurns(of pass: Pass, for result: PendingResult, _ sent: SentEvent) {
        turns[ObjectIdentifier(result)] = Turns(pass: pass.beforeFirstTurn, waiting: WaitingEvent(sent))
    }

    /// Calls the next handler of those that are called in turn for a result, and returns whether there was one.
    func callNextTurn(for result: PendingResult, isHandled: Bool) -> Bool {
        let id = ObjectIdentifier(result)
        guard let turn = turns[id] else { return false }
        var pass = turn.pass
        guard pass.beginNextTurn(isHandled: isHandled) else {
            // What it retains lives until the access is over.
            withExtendedLifetime(turn) { turns[id] = nil }
            return false
        }
        pass.event.rule.resume(result, turn.waiting, &pass, self)
        turns[id]?.pass = pass
        return true
    }
}
