// This folder is the three ways of delivery: handlers are told an event (`ToldRule`), asked inside their methods (`AskedRule`), or awaited,
// since they answer through completion handlers (`AwaitedRule`). Each is one function, which calls handler after handler as long as a `Pass`
// has a next one. What is special about an event, such as that it is kept, happens before and after, in the router.

/// How the handlers of an event are called, and what their answers become.
///
/// A rule knows the types of the event's role, arguments and answers, which nothing knows between the entry of an event and its rule.
@MainActor protocol DeliveryRule {
    /// Returns what merges the answers of handlers, or takes that of a closure that intercepts; without any it has the neutral answer.
    func combination(for input: Any, from origin: Origin) -> any Combination

    /// Calls the handlers of a pass, and returns their merged answer, or the `PendingResult` that will have it.
    func deliver(_ input: Any, from origin: Origin, to pass: inout Pass, by router: EventRouter) -> Any

    /// Calls the handlers of a pass that have not been called, for a result that waits for one after the other.
    func resume(_ result: PendingResult, _ input: Any, from origin: Origin, in pass: inout Pass, by router: EventRouter)

    /// Passes an event down through the closures that intercept it.
    func descend(_ input: Any, through delivery: Delivery) -> Any
}

extension DeliveryRule {
    func resume(_: PendingResult, _: Any, from: Origin, in: inout Pass, by: EventRouter) {}

    func descend(_ input: Any, through delivery: Delivery) -> Any { delivery.descend(input) }
}
