/// An event on its way, without its types: what is done with it hardly ever depends on its arguments, and never on its answer.
@MainActor class SentEvent {
    final let event: EventDefinition

    fileprivate init(_ event: EventDefinition) { self.event = event }

    /// What tells it from others of its kind; nil for an event that UIKit does not send to the delegate of a scene in place of the app delegate.
    var subject: AnyHashable? { nil }

    /// The arguments, and the answer, for records.
    var recorded: (input: Any, answer: Any) { ((), ()) }

    /// The same event, which has no answer yet.
    var unanswered: SentEvent { SentEvent(event) }

    /// Returns what gives the answer that it has now to the same event, which arrives by another way or once more.
    func answerForRepetition() -> @MainActor (SentEvent) -> Void { { _ in } }

    /// Returns the arguments, if they are of a type.
    func input<Value>(as type: Value.Type) -> Value? { nil }

    /// Calls the handlers of a pass, and takes their merged answer.
    func callHandlers(of pass: inout Pass, from origin: Origin, by router: EventRouter) {}

    /// Passes through the closures that intercept it, or to its handlers, and takes the answer.
    func pass(through delivery: Delivery) {}
}

extension SentEvent {
    final var id: AppEvent { event.id }
}

/// An event on its way, with its arguments and, once it has been delivered, its answer.
@MainActor final class TypedEvent<Input, Output>: SentEvent {
    let definition: TypedDefinition<Input, Output>
    let input: Input

    /// The merged answer; nil if nobody has received it.
    private var answer: Output?

    init(_ definition: TypedDefinition<Input, Output>, _ input: Input) {
        self.definition = definition
        self.input = input
        super.init(definition)
    }

    /// Returns its answer, which is the neutral one if nobody has received it.
    func answer(from origin: Origin) -> Output { answer ?? definition.rule.neutral(input, origin) }

    override var subject: AnyHashable? { definition.subject?(input) }

    override var recorded: (input: Any, answer: Any) { (input, answer.map { $0 } ?? ()) }

    override var unanswered: SentEvent { TypedEvent(definition, input) }

    override func answerForRepetition() -> @MainActor (SentEvent) -> Void {
        { [answer] event in (event as? TypedEvent)?.answer = answer }
    }

    override func input<Value>(as type: Value.Type) -> Value? { input as? Value }

    override func callHandlers(of pass: inout Pass, from origin: Origin, by router: EventRouter) {
        answer = definition.rule.deliver(input, origin, &pass, router)
    }

    override func pass(through delivery: Delivery) {
        if let descend = definition.rule.descend, !delivery.descent.layers.isEmpty {
            answer = descend(self, delivery)
        } else {
            answer = definition.descend(input, in: delivery)
        }
    }
}
