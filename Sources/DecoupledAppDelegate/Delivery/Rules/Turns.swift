/// Handlers that are called one after the other, each when the one before has answered, until one has handled the event, unless
/// the slot routes to every handler.
final class Turns {
    /// Calls the handlers of a pass that may be called now.
    typealias Call = @MainActor (Origin, inout Pass, EventRouter) -> Void

    /// The pass through the handlers, as far as it has come.
    var pass: Pass

    let origin: WeakOrigin
    let call: Call

    init(pass: Pass, origin: WeakOrigin, call: @escaping Call) {
        self.pass = pass
        self.origin = origin
        self.call = call
    }
}

extension EventRouter {
    /// Keeps the turns of handlers for as long as their result waits.
    func takeTurns(of pass: Pass, for result: PendingResult, from origin: Origin, call: @escaping Turns.Call) {
        turns[ObjectIdentifier(result)] = Turns(pass: pass.beforeFirstTurn, origin: WeakOrigin(origin), call: call)
    }

    /// Calls the next handler of those that are called in turn for a result, and returns whether there was one.
    func callNextTurn(for result: PendingResult, isHandled: Bool) -> Bool {
        let id = ObjectIdentifier(result)
        guard let turn = turns[id] else { return false }
        var pass = turn.pass
        guard pass.beginNextTurn(isHandled: isHandled) else {
            turns.removeValue(forKey: id)
            return false
        }
        turn.call(turn.origin.now, &pass, self)
        turn.pass = pass
        return true
    }
}
