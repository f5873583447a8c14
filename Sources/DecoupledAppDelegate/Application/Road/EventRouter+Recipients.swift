// Station 5: who receives an event.
//
// UIKit calls only the scene's delegate for URLs, activities, quick actions, shares and the app's state. An app that has adopted scenes
// forwards some of these to its app delegate itself; that goes on working: a wrapped app delegate that the app forwards to receives the event
// from the app, and no handler receives it twice, if the app forwards it on the same turn of the main queue.

extension EventRouter {
    /// The scenes that report an event: its own, or all that are connected for a transition of the app.
    func scenes(reporting delivery: AnyDelivery) -> [UIScene] {
        let own = delivery.origin.scene.map { [$0] } ?? []
        guard delivery.transition != nil else { return own }
        let connected = Array(application.connectedScenes)
        return connected + own.filter { !connected.contains($0) }
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
        let scenes = scenes(reporting: delivery)
        let withConnection = receivedWithConnection(delivery)
        return all.filter { recipient in
            !receivesByHand(recipient, from: scenes) && !withConnection.contains { $0 === recipient.entry }
        }
    }

    /// The wrapped scene delegates that have received an event with the connection that it came with, as they are in that slot, too.
    private func receivedWithConnection(_ delivery: AnyDelivery) -> [AnyHandlerEntry] {
        guard delivery.origin.way == .connection, delivery.definition.isSentToScenes else { return [] }
        let connected = registry.recipients[Slots.definition(of: .sceneWillConnect).slotIndex].all.map(\.entry)
        return registry.recipients[delivery.definition.slotIndex].all.map(\.entry).filter { entry in
            entry.object is ExistingSceneDelegate && connected.contains { $0.object === entry.object }
        }
    }

    /// Whether a recipient wraps an app delegate that the app forwards the events of scenes to.
    func receivesByHand(_ recipient: Recipient, from scenes: [UIScene]) -> Bool {
        guard let wrapper = recipient.entry.object as? ExistingAppDelegate else { return false }
        return scenes.contains(where: wrapper.isForwardedByHand)
    }
}
