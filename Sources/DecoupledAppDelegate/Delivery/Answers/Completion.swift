/// A handler's right to answer once.
///
/// A handler's completion handler holds it, so that its release shows that the handler can answer no more. It refers to
/// no handler, and any thread may use and release it.
final class Completion<C: Combination>: Sendable {
    /// The index of the call.
    private let index: Int

    /// The collector, until the main thread has taken it out.
    private let collector: Locked<AnswerCollector<C>?>

    init(of index: Int, in collector: AnswerCollector<C>) {
        self.index = index
        self.collector = Locked(collector)
    }

    /// Answers; what follows happens on the main thread.
    func answer(_ answer: C.Answer) {
        let isOffMainThread = !MainThread.isCurrent
        // Holding the completion keeps its deinit behind the answer, wherever the handler releases it.
        MainThread.run(with: answer) { answer in
            self.collector.withLock(\.self)?.record(answer, of: self.index, isOffMainThread: isOffMainThread)
        }
    }

    deinit {
        // The main thread takes the collector out, as what that holds of the app belongs there: the last reference to a
        // closure may be released by the thread that has sent it.
        MainThread.run { [index, collector] in collector.withLock { exchange(&$0, with: nil) }?.didFreeCompletion(index)
        }
    }
}
