// This folder is the three ways of delivery: handlers are told an event (`ToldRule`), asked inside their methods (`AskedRule`), or awaited,
// since they answer through completion handlers (`AwaitedRule`). Each is one function, which calls handler after handler as long as a `Pass`
// has a next one. What is special about an event, such as that it is kept, happens before and after, in the router.

/// The rule of an event without its types: how its handlers are called, and what their answers become.
///
/// From the entry of an event to its rule nothing knows the types of its role, arguments and answers. They are erased only here; the declaration
/// makes both the typed entry and the rule, so they match.
struct DeliveryRule {
    /// Returns what merges the answers of handlers, or takes that of a closure that intercepts; without any it has the neutral answer.
    let combination: @MainActor (Any, Origin) -> any Combination

    /// Calls the handlers of a pass, and returns their merged answer.
    let deliver: @MainActor (Any, Origin, inout Pass, EventRouter) -> MergedAnswer

    /// Calls the handlers of a pass that have not been called, for a result that waits for one after the other.
    var resume: @MainActor (PendingResult, WaitingEvent, inout Pass, EventRouter) -> Void = { _, _, _, _ in }

    /// Passes an event down through the closures that intercept it.
    var descend: @MainActor (Any, Delivery) -> MergedAnswer = { input, delivery in delivery.descend(input) }
}

extension DeliveryRule {
    init<Role, Input>(_ rule: ToldRule<Role, Input>) {
        combination = { _, _ in NoAnswer() }
        deliver = { input, origin, pass, router in
            rule.deliver(retyped(input), from: origin, to: &pass, by: router)
            return .nothing
        }
    }

    init<Role, Input, C: Combination>(_ rule: AskedRule<Role, Input, C>) {
        combination = { input, origin in rule.combination(retyped(input), origin.application) }
        deliver = { input, origin, pass, router in
            let merged = rule.deliver(retyped(input), from: origin, to: &pass, by: router)
            return .given(merged.output, isHandled: merged.isHandled)
        }
    }

    init<Role, Input, C: Combination & Sendable>(_ rule: AwaitedRule<Role, Input, C>) {
        combination = { _, _ in rule.combination }
        deliver = { input, origin, pass, router in
            .pending(rule.deliver(retyped(input), from: origin, to: &pass, by: router))
        }
        resume = { result, waiting, pass, router in
            rule.resume(result, retyped(waiting.input), from: waiting.sent.origin, in: &pass, by: router)
        }
    }
}

/// Casts an event's arguments or answer back to the declared type.
func retyped<Value>(_ value: Any) -> Value {
    // A cast takes longer than calling a handler, one to an empty tuple too.
    if Value.self == Void.self, let none = () as? Value { return none }
    guard let value = typed(value, as: Value.self) else {
        preconditionFailure("An event was declared with another type than \(Value.self).")
    }
    return value
}

/// Casts a value from its own type, which takes a fraction of a cast from `Any`: the call opens what the caller knows as `Any`.
func typed<Given, Value>(_ value: Given, as: Value.Type) -> Value? { value as? Value }
