/// A handler's completion: its right to answer once, with the type of its answer.
///
/// A handler's completion handler holds it, so that its release shows that the handler can answer no more. What it retains refers to no handler,
/// and lets go of answers and of whoever waits for them once there is a result. Any thread may answer, and release it.
@MainActor final class Completion<C: Combination> {
    /// The index of the handler's part.
    private let index: Int

    private let result: TypedResult<C>

    /// Whether it has been used, so that its release says nothing of the handler.
    private var isUsed = false

    init(of index: Int, in result: TypedResult<C>) {
        self.index = index
        self.result = result
    }

    /// Answers; what follows happens on the main thread.
    nonisolated func answer(_ answer: C.Answer) {
        if MainThread.isCurrent {
            give(answer, to: self)
        } else {
            let answer = Handover(value: answer)
            // Holding the completion keeps its deinit behind the answer, wherever the handler releases it.
            MainThread.async { self.take(answer.value, isElsewhere: true) }
        }
    }

    private nonisolated func give<Taker: AnswerTaking>(_ answer: C.Answer, to taker: Taker) where Taker.C == C {
        taker.take(answer, isElsewhere: false)
    }

    deinit {
        // The last reference to a result goes to the main thread, where what it holds of the app belongs.
        if isUsed && MainThread.isCurrent { return }
        MainThread.run { [index, result] in result.completionWasReleased(index) }
    }
}

extension Completion: @preconcurrency AnswerTaking {
    func take(_ answer: C.Answer, isElsewhere: Bool) {
        isUsed = true
        result.take(answer, of: index, isElsewhere: isElsewhere)
    }
}

/// Takes answers on the main actor; nonisolated code that runs there calls it, and whether it does is checked when it is called.
protocol AnswerTaking<C>: AnyObject, Sendable {
    associatedtype C: Combination

    func take(_ answer: C.Answer, isElsewhere: Bool)
}
