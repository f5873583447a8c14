/// A handler's completion: its right to answer once, with the type of its answer.
struct Completion<Answer>: Sendable {
    let token: CompletionToken

    /// Answers, from any thread; what follows happens on the main thread.
    func answer(_ answer: Answer) {
        let result: any AnswerTaking = token.result
        if MainThread.isCurrent {
            result.take(answer, of: token, isElsewhere: false)
        } else {
            let answer = Handover(value: answer)
            // Holding the token keeps its deinit behind the answer, wherever the handler releases it.
            MainThread.async { [token] in result.take(answer.value, of: token, isElsewhere: true) }
        }
    }
}

/// What takes answers where nothing says that the main actor runs, though it does: that is checked as the method is called.
protocol AnswerTaking: AnyObject, Sendable {
    func take(_ answer: Any, of token: CompletionToken, isElsewhere: Bool)
}

/// What a handler's completion handler holds, so that its release shows that the handler can answer no more.
///
/// It retains the result, which lets go of the handlers' answers once they are merged; neither refers to a handler. Any thread may release it.
@MainActor final class CompletionToken {
    /// The index of the handler's part.
    let index: Int

    let result: PendingResult

    init(of index: Int, in result: PendingResult) {
        self.index = index
        self.result = result
    }

    deinit {
        let result = result
        let index = index
        if MainThread.isCurrent {
            MainActor.assumeIsolated { result.completionWasReleased(index) }
        } else {
            MainThread.async { result.completionWasReleased(index) }
        }
    }
}
