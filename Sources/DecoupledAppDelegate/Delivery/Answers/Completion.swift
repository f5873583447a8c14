/// A handler's right to answer once.
///
/// A handler's completion handler holds it, so that its release shows that the handler can answer no more. It refers to
/// no handler, and any thread may use and release it.
final class Completion<C: Combination>: Sendable {
    /// The index of the call.
    private let index: Int

    private let result: AwaitedResult<C>

    init(of index: Int, in result: AwaitedResult<C>) {
        self.index = index
        self.result = result
    }

    /// Answers; what follows happens on the main thread.
    func answer(_ answer: C.Answer) {
        let isOffMainThread = !MainThread.isCurrent
        // Holding the completion keeps its deinit behind the answer, wherever the handler releases it.
        MainThread.run(with: answer) { self.result.take($0, of: self.index, isOffMainThread: isOffMainThread) }
    }

    deinit {
        // The last reference to a result goes to the main thread, where what it holds of the app belongs.
        MainThread.run { [index, result] in result.completionWasFreed(index) }
    }
}
