/// The handlers that are called one after the other and have not been called yet, since one before has not answered.
@MainActor final class SequentialHandlers {
    private struct Sequence {
        /// How many handlers have not been called.
        var uncalled: Int

        /// Calls the next one, which is told whether a handler before it has handled the event.
        let callNext: (_ isHandled: Bool) -> Void
    }

    /// The sequences that go on, by the result that their handlers are called for.
    private var sequences: [ObjectIdentifier: Sequence] = [:]

    /// Adds the handlers of a result.
    func add(of result: AnyAwaitedResult, count: Int, _ callNext: @escaping (_ isHandled: Bool) -> Void) {
        guard count > 0 else { return }
        sequences[ObjectIdentifier(result)] = Sequence(uncalled: count, callNext: callNext)
        result.beginSequence()
    }

    /// Calls the next handler of a result, and returns whether there was one.
    func callNext(for result: AnyAwaitedResult, isHandled: Bool) -> Bool {
        let id = ObjectIdentifier(result)
        guard var next = sequences.removeValue(forKey: id) else { return false }
        next.uncalled -= 1
        if next.uncalled > 0 { sequences[id] = next }
        next.callNext(isHandled)
        return true
    }
}
