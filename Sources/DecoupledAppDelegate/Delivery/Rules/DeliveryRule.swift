// This folder is how handlers are called. A rule goes through an event's recipients, asks the delivery for each one's
// handler, and calls it: `AskedRule` for answers inside the method, `AwaitedRule` for completion handlers,
// `SequentialRule` for completion handlers of which each is waited for before the next handler is called. The fourth is
// that of activities, `ContinuedActivityRule`, since a handler both returns whether it continues one and hands over
// objects later.

/// The rule of an event without the types of its role and of what merges its answers.
struct DeliveryRule<Input, Output> {
    /// Returns the answer where nobody is called.
    let neutral: @MainActor (Input, Origin) -> Output

    /// Calls the recipients of an event, and returns their merged answer.
    let callRecipients: @MainActor (AnyDelivery, Input) -> Output

    /// Calls a closure that intercepts the event, and returns its answer.
    let callClosure: @MainActor (Input, ClosureCall<Output>) -> Output

    /// Surrounds the call of the topmost closure, which it may pass other arguments.
    var aroundClosures: @MainActor (Input, AnyDelivery, (Input) -> Output) -> Output = { input, _, call in call(input) }
}

extension DeliveryRule {
    init<Role, C: Combination>(_ rule: AskedRule<Role, Input, C>) where Output == C.Answer {
        neutral = { input, origin in rule.combination(input, origin.application).output }
        callRecipients = rule.callRecipients
        callClosure = { input, call in call.answer(as: rule.combination(input, call.delivery.origin.application)) }
    }

    /// Creates the rule of an event whose answers may come later.
    init<C: Combination & Sendable>(
        awaiting combination: C, callRecipients: @escaping @MainActor (AnyDelivery, Input) -> Output
    ) where Output == Reply<C.Answer> {
        neutral = { _, _ in Reply(combination.output) }
        self.callRecipients = callRecipients
        callClosure = { $1.answerLater(as: combination) }
    }
}
