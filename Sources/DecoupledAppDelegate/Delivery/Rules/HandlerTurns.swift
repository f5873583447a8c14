/// The handlers that are called in turn, each of which waits for the one before.
@MainActor final class HandlerTurns {
    private struct Turns {
        /// How many handlers have not been called.
        var uncalled: Int

        /// Calls the next one, which is told whether a handler before it has handled the event.
        let callNext: (_ isHandled: Bool) -> Void
    }

    /// The turns that are left, by the result that handlers are called for.
    private var turns: [ObjectIdentifier: Turns] = [:]

    /// Adds the handlers of a result.
    func add(of result: AnyAwaitedResult, count: Int, _ callNext: @escaping (_ isHandled: Bool) -> Void) {
        guard count > 0 else { return }
        turns[ObjectIdentifier(result)] = Turns(uncalled: count, callNext: callNext)
        result.beginTurns()
    }

    /// Calls the next handler of a result, and returns whether there was one.
    func callNext(for result: AnyAwaitedResult, isHandled: Bool) -> Bool {
        let id = ObjectIdentifier(result)
        guard var next = turns.removeValue(forKey: id) else { return false }
        next.uncalled -= 1
        if next.uncalled > 0 { turns[id] = next }
        next.callNext(isHandled)
        return true
    }
}
