/// Handlers are called in slot order, and answer through completion handlers; a combination merges the answers when all
/// are there, or at the deadline.
@MainActor struct AwaitedRule<Role, Input, C: Combination & Sendable> {
    /// Merges the answers.
    let combination: C

    /// Calls a handler's method, with the completion that answers.
    let call: @MainActor (Role, Input, Sender, Completion<C>) -> Void

    /// Calls the recipients of an event, and returns a reply that waits for their answers.
    func callRecipients(of delivery: AnyDelivery, with input: Input) -> Reply<C.Answer> {
        let sender = delivery.origin.sender
        let collector = AnswerCollector(of: delivery, merging: combination)
        collector.owningTasks {
            for (index, recipient) in delivery.recipients.included.enumerated() {
                guard let handler: Role = delivery.prepareHandler(of: recipient, at: index, collector.scope) else {
                    continue
                }
                collector.call(recipient.callee) { call in
                    self.call(handler, input, sender, Completion(of: call, in: collector))
                }
            }
        }
        return collector.makeReply(to: delivery)
    }
}
