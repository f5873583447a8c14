/// Handlers are asked in slot order, and answer inside their methods; a combination merges the answers, and says when
/// nobody else is asked.
///
/// Handlers that are told an event, and answer nothing, are asked with a combination of no answers.
@MainActor struct AskedRule<Role, Input, C: Combination> {
    /// Returns what merges the answers.
    let combination: @MainActor (Input, UIApplication) -> C

    /// Calls a handler's method.
    let ask: @MainActor (Role, Input, Sender) -> C.Answer

    /// Asks the recipients of an event, and returns their merged answer.
    func callRecipients(of delivery: AnyDelivery, with input: Input) -> C.Answer {
        let sender = delivery.origin.sender
        var merged = combination(input, sender.application)
        var scope = CallScope.everyone
        for (index, recipient) in delivery.recipients.included.enumerated() {
            guard let handler: Role = delivery.prepareHandler(of: recipient, at: index, scope) else { continue }
            let answer = delivery.call(recipient) { ask(handler, input, sender) }
            if recipient.isObserver { continue }
            scope = delivery.scope(after: merged.add(answer), of: recipient, scope)
        }
        delivery.progress.decide(merged.decision)
        return merged.output
    }
}
