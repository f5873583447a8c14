// Station 5: who receives an event.
//
// UIKit calls only the scene's delegate for URLs, activities, quick actions, shares and the app's state. An app that has adopted scenes
// forwards some of these to its app delegate itself; that goes on working: a wrapped app delegate that the app forwards to receives the event
// from the app, and no handler receives it twice, if the app forwards it on the same turn of the main queue.

extension EventRouter {
    /// Whether the app calls its app delegate by hand for an event: the delegate of the scene that has reported it does; where none has, as of a
    /// transition that is posted, those of all scenes do.
    func isForwardedByHand(_ delivery: AnyDelivery, _ forwards: (UIScene) -> Bool) -> Bool {
        if let scene = delivery.origin.scene { return forwards(scene) }
        let scenes = application.connectedScenes
        return delivery.transition != nil && !scenes.isEmpty && scenes.allSatisfy(forwards)
    }

    /// The recipients of an event: of a kept one, the handlers that have not received it. Of any other one, all in its slot, without the wrapped
    /// delegates that receive it from the app by hand, or have received it with the connection.
    func recipients(of delivery: AnyDelivery) -> Recipients {
        let all = registry.recipients[delivery.definition.slotIndex]
        if let offer = delivery.offer { return offer.kept.recipients(among: all) }
        guard !delivery.origin.way.callsAppDelegate, delivery.definition.isSentToScenes || delivery.transition != nil
        else {
            return all
        }
        let withConnection = receivedWithConnection(delivery)
        return all.without { recipient in
            recipient.wrapper.map { isForwardedByHand(delivery, $0.isForwardedByHand) } == true
                || withConnection.contains { $0 === recipient.entry }
        }
    }

    /// The wrapped scene delegates that have received an event with the connection that it came with, as they are in that slot, too.
    private func receivedWithConnection(_ delivery: AnyDelivery) -> [AnyHandlerEntry] {
        guard delivery.origin.way.bringsContentsOfConnection, delivery.definition.isSentToScenes else { return [] }
        let connected = registry.recipients[Slots.definition(of: .sceneWillConnect).slotIndex].all.map(\.entry)
        return registry.recipients[delivery.definition.slotIndex].all.map(\.entry).filter { entry in
            (entry.object as? ExistingSceneDelegate)?.receivesConnections == true
                && connected.contains { $0.object === entry.object }
        }
    }
}

extension Recipient {
    /// The handler, if it wraps an app delegate.
    @MainActor var wrapper: ExistingAppDelegate? { entry.object as? ExistingAppDelegate }
}
