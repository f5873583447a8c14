/// The handlers of sequential events that wait for the answer of the one before.
@MainActor final class SequentialHandlers {
    private struct Sequence {
        var uncalled: ArraySlice<Recipient>

        /// Calls one of them, which is told whether a handler before it has handled the event.
        let call: (_ recipient: Recipient, _ isHandled: Bool) -> Void
    }

    /// The sequences that go on, by the result that their handlers are called for.
    private var sequences: [ObjectIdentifier: Sequence] = [:]

    /// Adds the handlers of a result.
    func add(
        _ recipients: [Recipient], of result: AnyAwaitedResult,
        _ call: @escaping (_ recipient: Recipient, _ isHandled: Bool) -> Void
    ) {
        guard !recipients.isEmpty else { return }
        sequences[ObjectIdentifier(result)] = Sequence(uncalled: recipients[...], call: call)
        result.beginSequence()
    }

    /// Calls the next handler of a result, and returns whether there was one.
    func callNext(for result: AnyAwaitedResult, isHandled: Bool) -> Bool {
        let id = ObjectIdentifier(result)
        guard var sequence = sequences.removeValue(forKey: id), let next = sequence.uncalled.popFirst() else {
            return false
        }
        if !sequence.uncalled.isEmpty { sequences[id] = sequence }
        sequence.call(next, isHandled)
        return true
    }
}
