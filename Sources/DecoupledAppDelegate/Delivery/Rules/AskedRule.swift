/// Handlers are asked in slot order, and answer inside their methods; a combination merges the answers, and says when nobody else is asked.
struct AskedRule<Role, Input, C: Combination>: DeliveryRule {
    /// Returns what merges the answers.
    let combination: @MainActor (Input, UIApplication) -> C

    /// Calls a handler's method.
    let ask: @MainActor (Role, Input, Origin) -> C.Answer

    func combination(for input: Any, from origin: Origin) -> any Combination {
        combination(retyped(input), origin.application)
    }

    func deliver(_ input: Any, from origin: Origin, to pass: inout Pass, by router: EventRouter) -> Any {
        let input: Input = retyped(input)
        var merged = combination(input, origin.application)
        while let recipient = pass.next(by: router) {
            guard let handler: Role = recipient.entry.handler() else { continue }
            let answer = pass.call(recipient) { ask(handler, input, origin) }
            // Observers are called, and not asked.
            if !recipient.isObserver { pass.note(merged.add(answer), by: recipient, to: router) }
        }
        return merged.output
    }
}
