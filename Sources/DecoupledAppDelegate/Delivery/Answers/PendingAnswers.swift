/// The answers of handlers that answer through completion handlers, until there is a result.
@MainActor final class PendingAnswers<C: Combination> {
    private let combination: C

    /// The answers that were given in time, by the index of the handler's part.
    private var answers: [C.Answer?] = []

    /// What is given the result; nil once it has it, since some handlers keep a completion handler.
    ///
    /// Until then it retains the result, which retains the answers: who waits gets the result whatever else lets go.
    private var reply: Reply<C.Answer>?

    /// Creates what will have a reply answered.
    init(_ combination: C, answering reply: Reply<C.Answer>) {
        self.combination = combination
        self.reply = reply
    }

    /// Whether the event is handled before a handler has answered; nil if handlers cannot decline it.
    var isHandledAtFirst: Bool? { combination.isHandled }

    /// Has the reply name those whose answers a result is waiting for.
    func wait(for result: PendingResult) { reply?.pending = result }

    /// Makes room for the answers of as many handlers as may be called.
    func reserveCapacity(_ count: Int) { answers.reserveCapacity(count) }

    /// Merges the answers that count, in handler order, so that the result does not depend on timing, and gives it to the reply.
    ///
    /// - Parameters:
    ///   - parts: The handlers' parts.
    ///   - log: The log that ends with the result.
    func giveResult(of parts: [Part], to log: PassLog?) {
        var merged = combination
        for index in answers.indices where parts[index].counts {
            if let answer = answers[index] { _ = merged.add(answer) }
        }
        let result = merged.output
        // Exchanged, since what goes with them may come back here.
        _ = exchange(&answers, with: [])
        exchange(&reply, with: nil)?.settle(with: result)
        log?.tell(.end(result))
    }
}

extension PendingAnswers: @preconcurrency AnswerTaking {
    /// Takes an answer that comes in time.
    func take(_ answer: C.Answer, by completion: Completion<C>, isElsewhere: Bool) {
        let result = completion.result
        let index = completion.index
        guard result.isInTime(index) else { return result.refuseAnswer(of: index) }
        while answers.count <= index { answers.append(nil) }
        answers[index] = answer
        var own = combination
        _ = own.add(answer)
        result.parts[index].state = .answered(isHandled: own.isHandled)
        if let call = result.parts[index].call { result.log?.answered(call, answer, isElsewhere: isElsewhere) }
        result.proceed()
    }
}
