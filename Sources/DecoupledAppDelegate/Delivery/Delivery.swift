/// One event on its way, with its arguments and its answer.
@MainActor final class Delivery<Input, Output>: AnyDelivery {
    let typedDefinition: EventDefinition<Input, Output>
    let input: Input

    /// The merged answer; nil until there is one.
    private var answer: Output?

    init(
        of definition: EventDefinition<Input, Output>, _ input: Input, from origin: Origin,
        by registry: HandlerRegistry,
        reason: DeliveryReason = .arrival, timing: Timing?
    ) {
        typedDefinition = definition
        self.input = input
        super.init(definition, from: origin, by: registry, timing: timing, reason: reason)
    }

    /// Gives out the merged answer, which is the neutral one if nobody has received the event.
    ///
    /// It is forgotten then, since a call that a closure has stored would keep it alive.
    func takeAnswer() -> Output { exchange(&answer, with: nil) ?? typedDefinition.rule.neutral(input, origin) }

    override func forgetAnswer() { _ = exchange(&answer, with: nil) }

    override var recorded: (input: Any, answer: Any) {
        (input, answer.map { ($0 as? any AnyReply)?.recorded ?? $0 } ?? ())
    }

    override var contentKey: AnyHashable? { typedDefinition.content?(input) }

    override var answerSoFar: AnyAnswer? { answer.map(GivenAnswer.init) }

    override func replaceAnswer(by other: AnyAnswer?) {
        if let other = other as? GivenAnswer<Output> { answer = other.output }
    }

    override func input<Value>(as: Value.Type) -> Value? { input as? Value }

    override func copy(from origin: Origin, reason: DeliveryReason, timing: Timing?) -> AnyDelivery {
        Delivery(of: typedDefinition, input, from: origin, by: registry, reason: reason, timing: timing)
    }

    override func answerAsHeld(by key: String) {
        log?.tell(.omission(.interception(key: key), .held))
        answer = typedDefinition.answerWhileHeld
    }

    override func answerAsRejected() { answer = typedDefinition.rule.neutral(input, origin) }

    override func callChain() {
        let top = closures.count
        guard top > 0 else { return answer = callNext(input, below: 0) }
        answer = typedDefinition.rule.aroundClosures(input, self) { self.callNext($0, below: top) }
    }
}

extension Delivery {
    /// Calls the topmost closure below a level that has not been removed meanwhile, or the handlers.
    ///
    /// - Parameters:
    ///   - input: The arguments, as the closure above passes them on.
    ///   - level: The level of the closure that passes the event on.
    /// - Returns: What the closure, or the handlers together, answer.
    func callNext(_ input: Input, below level: Int) -> Output {
        for index in closures[..<level].indices.reversed() {
            guard let closure = closures[index].closure(over: typedDefinition) else { continue }
            let call = ClosureCall<Output>(delivery: self, index: index) {
                closure.body(input, self.closures[index], self, index)
            }
            return typedDefinition.rule.callClosure(input, call)
        }
        progress.passClosures()
        return typedDefinition.rule.callRecipients(self, input)
    }
}
