import Foundation

/// Handlers are asked in slot order until one takes the activity, and their objects are awaited.
///
/// Whether the activity is kept is decided by what handlers return; the objects come beside that.
@MainActor struct ContinuedActivityRule {
    /// Asks the recipients of an activity, and returns whether one has taken it.
    func callRecipients(of delivery: AnyDelivery, with input: ContinueActivityInput) -> Bool {
        let restoration = Restoration(of: input, beside: delivery)
        let sender = delivery.origin.sender
        var claim = Claim()
        var scope = CallScope.everyone
        for (index, recipient) in delivery.recipients.included.enumerated() {
            guard
                let handler: any ActivityContinuationDelegate = delivery.prepareHandler(
                    of: recipient, at: index, scope)
            else {
                continue
            }
            let isTaken = delivery.call(recipient) {
                switch delivery.recipients.source {
                case .single: callOverride(handler, input, from: sender)
                case .slot, .nobody:
                    restoration.call(handler, input.userActivity, from: sender, as: recipient.callee)
                }
            }
            if recipient.isObserver { continue }
            scope = delivery.scope(after: claim.add(isTaken), of: recipient, scope)
        }
        restoration.handOver()
        delivery.progress.decide(claim.decision)
        return claim.output
    }

    /// Calls an override, which hands over objects as often as it likes, its own and those that super brings later.
    private func callOverride(
        _ handler: any ActivityContinuationDelegate, _ input: ContinueActivityInput, from sender: Sender
    ) -> Bool {
        let restore = Handover(value: input.restorationHandler)
        return handler.application(sender.application, continue: input.userActivity) { objects in
            MainThread.run(with: objects) { restore.value($0) }
        }
    }
}
