// Station 5: who receives an event.
//
// UIKit calls only the scene's delegate for URLs, activities, quick actions, shares and the app's state. An app that
// has adopted scenes forwards some of these to its app delegate itself; that goes on working: a wrapped app delegate
// that the app forwards to receives the event from the app, and no handler receives it twice, if the app forwards it on
// the same turn of the main queue. Of a scene's URL, for example, this is who receives it:
//
// | Report                                 | Handlers | Wrapped app delegate that the app forwards to |
// |----------------------------------------|----------|-----------------------------------------------|
// | the scene's, which comes first         | yes      | no, the app brings it                         |
// | the app's by hand, which comes first   | yes      | yes                                           |
// | the app's by hand, after the scene's   | no       | yes                                           |
// | the scene's, after the app's by hand   | no       | no                                            |
//
// The last two are duplicates: see `recipients(of:after:)`. Of a transition that is no event, those wrapped delegates
// alone receive what the app forwards by hand.

extension EventRouter {
    /// The recipients of an event: of a kept one, the handlers that have not received it. Of any other one, all in its
    /// slot, without the wrapped delegates that receive it from the app by hand, or have received it with the
    /// connection.
    func recipients(of delivery: AnyDelivery) -> Recipients {
        let all = registry.recipients[delivery.definition.slotIndex]
        if let offer = delivery.offer { return offer.kept.recipients(among: all, releasedFrom: offer.hold) }
        guard delivery.bypassesAppDelegate else { return all }
        return all.excluding(as: .receivingElsewhere) { recipient in
            isForwardedByHand(delivery, to: recipient) || hasReceivedWithConnection(delivery, recipient)
        }
    }

    /// Whether a recipient is a wrapped scene delegate that has received an event with the connection that it came
    /// with.
    private func hasReceivedWithConnection(_ delivery: AnyDelivery, _ recipient: Recipient) -> Bool {
        guard delivery.origin.entryPoint.bringsContentsOfConnection, let scene = delivery.sceneInPlaceOfApp,
            let wrapper = recipient.entry.object as? ExistingSceneDelegate, wrapper.receivesConnections,
            let handler = recipient.entry.represented
        else { return false }
        return scenes.hasServed(handler, withConnectionOf: scene)
    }
}

// MARK: Duplicates, and transitions that are no event

extension EventRouter {
    /// Returns who receives a duplicate, which has the scene of its original, and who does not.
    func recipients(of report: AnyDelivery, after original: OriginalReport) -> DuplicateRecipients {
        guard report.origin.scene != nil else { return DuplicateRecipients() }
        let all = registry.recipients[report.definition.slotIndex]
        let wrapped = all.included.filter { isForwardedByHand(report, to: $0) }
        let handlers = all.included.filter { !isForwardedByHand(report, to: $0) }
        let receivers = handlers.filter { $0.wants(report.event) && original.hasServed($0) }
        guard report.origin.entryPoint.callsAppDelegate else {
            // The original was the app's call of the app delegate, which wrapped delegates receive.
            return DuplicateRecipients(
                wrapped: all.only([]), others: handlers + wrapped, servedByOriginal: receivers + wrapped,
                includesHandForwarded: !wrapped.isEmpty)
        }
        return DuplicateRecipients(
            wrapped: all.only(wrapped), others: handlers, servedByOriginal: receivers,
            includesHandForwarded: !wrapped.isEmpty)
    }

    /// The wrapped delegates to which the app forwards a transition by hand that is no event: the app has made it, or
    /// another scene keeps it from making it.
    func handForwardedRecipients(ofTransition report: AnyDelivery) -> Recipients {
        guard report.origin.entryPoint.callsAppDelegate else { return Recipients() }
        let all = registry.recipients[report.definition.slotIndex]
        return all.only(all.included.filter { isForwardedByHand(report, to: $0) })
    }
}
