/// The handlers of sequential events that wait for the answer of the one before.
@MainActor final class SequentialCallQueues {
    private struct Queue {
        /// The recipients, by their index.
        var uncalled: Range<Int>

        /// Calls one of them, which is told whether a handler before it has handled the event.
        let call: (_ index: Int, _ isHandled: Bool) -> Void
    }

    /// The queues, by the collector that their handlers are called for.
    private var queues: [ObjectIdentifier: Queue] = [:]

    /// Adds the handlers of a collector.
    func add(
        _ indices: Range<Int>, of collector: AnyAnswerCollector,
        _ call: @escaping (_ index: Int, _ isHandled: Bool) -> Void
    ) {
        guard !indices.isEmpty else { return }
        queues[ObjectIdentifier(collector)] = Queue(uncalled: indices, call: call)
        collector.beginSequence()
    }

    /// Calls the next handler of a collector, and returns whether there was one.
    func callNext(for collector: AnyAnswerCollector, isHandled: Bool) -> Bool {
        let id = ObjectIdentifier(collector)
        guard var queue = queues.removeValue(forKey: id), let next = queue.uncalled.popFirst() else {
            return false
        }
        if !queue.uncalled.isEmpty { queues[id] = queue }
        queue.call(next, isHandled)
        return true
    }
}
