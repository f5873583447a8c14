/// Handlers are called one after the other and answer through completion handlers: each is called when the one before
/// has answered, until one has handled the event, unless the slot routes to every handler.
@MainActor struct SequentialRule<Role, Input, C: Combination & Sendable> {
    /// Merges the answers.
    let combination: C

    /// Calls a handler's method, with the completion that answers.
    let call: @MainActor (Role, Input, Sender, Completion<C>) -> Void

    /// Calls the first of an event's recipients, and returns a reply that waits for the answers.
    func callRecipients(of delivery: AnyDelivery, with input: Input) -> Reply<C.Answer> {
        let collector = AnswerCollector(of: delivery, merging: combination)
        // The registry has the sequence, and not the collector, which lives for as long as a handler keeps its
        // completion handler.
        delivery.registry.callQueues.add(delivery.recipients.included.indices, of: collector) {
            [unowned collector] index, isHandled in
            let recipient = delivery.recipients.included[index]
            // A wrapped delegate that the app calls by hand, or an override, may have handled the event meanwhile.
            let isOver =
                (isHandled || delivery.progress.isHandledElsewhere) && delivery.recipients.stopsWhenHandled
            let scope = isOver ? .observersAfterAnswer : collector.scope
            guard let handler: Role = delivery.prepareHandler(of: recipient, at: index, scope) else { return }
            collector.owningTasks {
                collector.call(recipient.callee) { call in
                    self.call(handler, input, delivery.origin.sender, Completion(of: call, in: collector))
                }
            }
        }
        return collector.makeReply(to: delivery)
    }
}
