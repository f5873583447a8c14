/// One handler's part in the answer.
struct Share {
    enum State { case awaited, answered, neutral, withdrawn }

    let asked: Asked

    /// Whether the handler's answer is not used, nor waited for.
    let isObserver: Bool

    /// The number of the call in the log; nil without one.
    let line: Int?

    var state = State.awaited

    /// What the handler has answered; nil as long as it has not.
    var answer: (any AnyAnswer)?

    mutating func take(_ answer: any AnyAnswer) {
        state = .answered
        self.answer = answer
    }
}

/// A combination without the type of its answers, so that what gathers them is one piece of code for all events.
struct Merging<Output> {
    /// Merges the answers of handlers in their order; those of observers do not count.
    let merge: @MainActor ([Share]) -> Output

    /// Answers with the merged result; a closure of its own, since it knows the type.
    let answer: @MainActor (Reply<Output>, [Share]) -> Void

    /// Returns whether a merged result takes the event; nil if handlers cannot say so.
    let isClaim: @MainActor (Output) -> Bool?

    /// Returns an answer as a record has it.
    let text: @MainActor (any AnyAnswer) -> AnswerText

    /// Returns a merged result as a record has it.
    let textOfOutput: @MainActor (Output) -> AnswerText
}

extension Merging {
    /// Merges answers as a combination does.
    ///
    /// Inlined into the event, so that nothing has to be looked up.
    @inline(__always) init<C: GatheredCombination>(_ type: C.Type) where C.Output == Output {
        merge = { Self.merge($0, by: C.self) }
        answer = { $0.settle(with: Self.merge($1, by: C.self)) }
        isClaim = { C.isClaim($0) }
        text = { $0.value(as: C.Answer.self).map { C.record(of: $0) } ?? AnswerText("none") }
        textOfOutput = { C.record(ofOutput: $0) }
    }

    @inline(never)
    @MainActor private static func merge<C: GatheredCombination>(_ shares: [Share], by type: C.Type) -> Output
    where C.Output == Output {
        var combination = C()
        for index in shares.indices where shares[index].state == .answered && !shares[index].isObserver {
            if let answer = shares[index].answer?.value(as: C.Answer.self) { _ = combination.add(answer) }
        }
        return combination.output
    }

    /// Passes on the reply that a closure above the handlers returns; without one the result is neutral.
    var passingUp: Merging {
        let result: @MainActor ([Share]) -> Output = { [merge] shares in
            guard let share = shares.last, share.state == .answered else { return merge([]) }
            return share.answer?.value(as: Reply<Output>.self)?.answer ?? merge([])
        }
        return Merging(
            merge: result, answer: { $0.settle(with: result($1)) }, isClaim: isClaim,
            text: { [textOfOutput] in
                $0.value(as: Reply<Output>.self)?.answer.map(textOfOutput) ?? AnswerText("none")
            },
            textOfOutput: textOfOutput)
    }
}
