// Station 5: who receives an event.
//
// UIKit calls only the scene's delegate for URLs, activities, quick actions, shares and the app's state. An app that
// has adopted scenes forwards some of these to its app delegate itself; that goes on working: a wrapped app delegate
// that the app forwards to receives the event from the app, and no handler receives it twice, if the app forwards it on
// the same turn of the main queue.

/// An app delegate that the app may call by hand for the events of scenes: a wrapped one, or one that overrides methods.
@MainActor protocol HandForwardingTarget {
    /// Whether it receives the events for which UIKit calls only scene delegates; nil to tell by the class of the
    /// scene's delegate.
    var receivesSceneEvents: Bool? { get }
}

extension AppDelegate: HandForwardingTarget {}

extension ExistingAppDelegate: HandForwardingTarget {}

extension HandForwardingTarget {
    /// Whether the app calls it by hand for what the delegate of a scene receives.
    func isForwardedByHand(from scene: UIScene) -> Bool {
        receivesSceneEvents.map { !$0 } ?? scene.owner.forwardsByHand
    }
}

extension EventRouter {
    /// Whether the app calls an app delegate by hand for an event: from the delegate of the scene that has reported it,
    /// or of any scene where the event is a transition of the app, which more than one may report.
    func isForwardedByHand(_ delivery: AnyDelivery, to target: some HandForwardingTarget) -> Bool {
        delivery.origin.scene.map(target.isForwardedByHand) == true
            || delivery.transition != nil && application.connectedScenes.contains(where: target.isForwardedByHand)
    }

    /// The recipients of an event: of a kept one, the handlers that have not received it. Of any other one, all in its
    /// slot, without the wrapped delegates that receive it from the app by hand, or have received it with the
    /// connection.
    func recipients(of delivery: AnyDelivery) -> Recipients {
        let all = registry.recipients[delivery.definition.slotIndex]
        if let offer = delivery.offer { return offer.kept.recipients(among: all) }
        guard !delivery.origin.way.callsAppDelegate, delivery.definition.isSentToScenes || delivery.transition != nil
        else {
            return all
        }
        return all.without { recipient in
            recipient.wrapper.map { isForwardedByHand(delivery, to: $0) } == true
                || hasReceivedWithConnection(delivery, recipient)
        }
    }

    /// Whether a recipient is a wrapped scene delegate that has received an event with the connection that it came
    /// with.
    private func hasReceivedWithConnection(_ delivery: AnyDelivery, _ recipient: Recipient) -> Bool {
        guard delivery.origin.way.bringsContentsOfConnection, let scene = delivery.sceneInPlaceOfApp,
            let wrapper = recipient.entry.object as? ExistingSceneDelegate, wrapper.receivesConnections,
            let handler = recipient.entry.represented
        else { return false }
        return scenes.isReceiver(handler, of: scene)
    }
}

// MARK: Duplicates

extension EventRouter {
    /// The recipients of a duplicate, and the handlers that do not receive it.
    func recipients(of report: AnyDelivery, after original: OriginalReport) -> DuplicateRecipients {
        guard let scene = report.origin.scene ?? original.scene else { return DuplicateRecipients() }
        let all = registry.recipients[report.definition.slotIndex]
        let wrapped = all.all.filter { $0.wrapper?.isForwardedByHand(from: scene) == true }
        let handlers = all.all.filter { $0.wrapper?.isForwardedByHand(from: scene) != true }
        // Where the original was the app's call of the app delegate, wrapped delegates have received the event then.
        let isForwarded = report.origin.way.callsAppDelegate
        return DuplicateRecipients(
            handForwarded: all.only(isForwarded ? wrapped : []), formerWrapped: isForwarded ? [] : wrapped,
            handlers: handlers, formerHandlers: handlers.filter { $0.wants(report.id) && original.hasReceived($0) })
    }

    /// The wrapped delegates to which the app forwards a transition by hand that it has made, or that another scene
    /// keeps it from.
    func handForwardedRecipients(ofTransition report: AnyDelivery) -> Recipients {
        guard report.origin.way.callsAppDelegate else { return Recipients() }
        let all = registry.recipients[report.definition.slotIndex]
        return all.only(
            all.all.filter { recipient in
                recipient.wrapper.map { isForwardedByHand(report, to: $0) } == true
            })
    }
}

/// The recipients of a duplicate.
struct DuplicateRecipients {
    /// The wrapped delegates to which the app forwards the event, and which have not received it.
    var handForwarded = Recipients()

    /// The wrapped delegates that have received the original.
    var formerWrapped: [Recipient] = []

    /// The handlers of the slot to which the app forwards nothing.
    var handlers: [Recipient] = []

    /// Those of the handlers that have received the original.
    var formerHandlers: [Recipient] = []

    /// The wrapped delegates to which the app forwards the event.
    var wrapped: [Recipient] { handForwarded.all + formerWrapped }

    /// The handlers and wrapped delegates that have received the original.
    var former: [Recipient] { formerHandlers + formerWrapped }

    /// All of the slot to which the app does not forward the duplicate.
    var others: [Recipient] { handlers + formerWrapped }
}

extension Recipient {
    /// The handler, if it wraps an app delegate.
    @MainActor var wrapper: ExistingAppDelegate? { entry.object as? ExistingAppDelegate }
}
