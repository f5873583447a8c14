/// Every handler is told, in slot order, and none answers.
struct ToldRule<Role, Input>: DeliveryRule {
    /// Calls a handler's method.
    let tell: @MainActor (Role, Input, UIApplication) -> Void

    func combination(for _: Any, from _: Origin) -> any Combination { NoAnswer() }

    func deliver(_ input: Any, from origin: Origin, to pass: inout Pass, by router: EventRouter) -> Any {
        let input: Input = retyped(input)
        while let recipient = pass.next(by: router) {
            guard let handler: Role = recipient.entry.handler() else { continue }
            pass.call(recipient) { tell(handler, input, origin.application) }
        }
        return ()
    }
}
