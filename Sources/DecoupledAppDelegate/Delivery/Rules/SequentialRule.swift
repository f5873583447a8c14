/// Handlers are called one after the other and answer through completion handlers: each is called when the one before
/// has answered, until one has handled the event, unless the slot routes to every handler.
@MainActor struct SequentialRule<Role, Input, C: Combination & Sendable> {
    /// Merges the answers.
    let combination: C

    /// Calls a handler's method, with the completion that answers.
    let call: @MainActor (Role, Input, Sender, Completion<C>) -> Void

    /// Calls the first of an event's recipients, and returns a reply that waits for the answers.
    func callRecipients(of delivery: AnyDelivery, with input: Input) -> Reply<C.Answer> {
        let result = AwaitedResult(of: delivery, merging: combination)
        // The registry has the sequence, and not the result, which lives for as long as a handler keeps its completion
        // handler.
        delivery.registry.sequences.add(delivery.recipients.included, of: result) {
            [unowned result] recipient, isHandled in
            let isOver = isHandled && delivery.recipients.isUntilHandled
            let remaining = isOver ? .observersAfterAnswer : result.remaining
            guard let handler: Role = delivery.handlerToCall(of: recipient, remaining) else { return }
            result.owningTasks {
                result.call(recipient.callee) { index in
                    call(handler, input, delivery.origin.sender, Completion(of: index, in: result))
                }
            }
        }
        return result.makeReply(to: delivery)
    }
}
