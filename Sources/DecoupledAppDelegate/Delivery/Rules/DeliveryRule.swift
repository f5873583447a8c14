// This folder is the three ways of delivery: handlers are told an event (`ToldRule`), asked inside their methods (`AskedRule`), or awaited,
// since they answer through completion handlers (`AwaitedRule`). Each has a `deliver`, which calls handler after handler as long as a `Pass`
// has a next one; `Turns` is for handlers of which each waits for the answer of the one before. Activities have a rule of their own, in
// `ActivityRestoration`, since a handler both returns whether it takes one and hands over objects. What is special about an event, such as
// that it is kept, happens before and after, in the router.

/// The rule of an event without the types of its role and of what merges its answers.
struct DeliveryRule<Input, Output> {
    /// Returns the answer where nobody is called.
    let neutral: @MainActor (Input, Origin) -> Output

    /// Calls the handlers of a pass, and returns their merged answer.
    let deliver: @MainActor (Input, Origin, inout Pass, EventRouter) -> Output

    /// Calls a closure that intercepts the event, and returns its answer.
    let intercept: @MainActor (Input, InterceptingCall<Output>) -> Output

    /// Passes an event down through the closures that intercept it; nil if nothing is special about that.
    var descend: (@MainActor (TypedEvent<Input, Output>, Delivery) -> Output)?
}

extension DeliveryRule {
    init<Role>(_ rule: ToldRule<Role, Input>) where Output == Void {
        neutral = { _, _ in }
        deliver = { input, origin, pass, router in rule.deliver(input, from: origin, to: &pass, by: router) }
        intercept = { $1.answer(as: NoAnswer()) }
    }

    init<Role, C: Combination>(_ rule: AskedRule<Role, Input, C>) where Output == C.Answer {
        neutral = { input, origin in rule.combination(input, origin.application).output }
        deliver = { input, origin, pass, router in
            let merged = rule.deliver(input, from: origin, to: &pass, by: router)
            pass.noteHandled(merged.isHandled)
            return merged.output
        }
        intercept = { input, call in call.answer(as: rule.combination(input, call.origin.application)) }
    }

    init<Role, C: Combination & Sendable>(_ rule: AwaitedRule<Role, Input, C>) where Output == Reply<C.Answer> {
        neutral = { _, _ in Reply(rule.combination.output) }
        deliver = { input, origin, pass, router in rule.deliver(input, from: origin, to: &pass, by: router) }
        intercept = { $1.wait(as: rule.combination) }
    }
}
