// Which app delegates the app calls by hand for the events of scenes.

/// An app delegate that the app may call by hand for the events of scenes: a wrapped one, or one that overrides
/// methods.
@MainActor protocol HandForwardingTarget {
    /// Whether the package calls it for the events for which UIKit calls only scene delegates. If nil, the class of the
    /// scene's delegate decides.
    var receivesSceneEvents: Bool? { get }
}

extension AppDelegate: HandForwardingTarget {}

extension ExistingAppDelegate: HandForwardingTarget {}

extension HandForwardingTarget {
    /// Whether the app calls it by hand for what the delegate of a scene receives.
    func isCalledByHand(from scene: UIScene) -> Bool {
        receivesSceneEvents.map { !$0 } ?? scene.delegateKind.forwardsByHand
    }
}

extension EventRouter {
    /// Whether a recipient is a wrapped app delegate that the app calls by hand for an event.
    func isForwardedByHand(_ delivery: AnyDelivery, to recipient: Recipient) -> Bool {
        (recipient.entry.object as? ExistingAppDelegate).map { isForwardedByHand(delivery, to: $0) } == true
    }

    /// Whether the app calls an app delegate by hand for an event: from the delegate of the scene that has reported it,
    /// or of any scene where the event is a transition of the app, which more than one may report.
    func isForwardedByHand(_ delivery: AnyDelivery, to target: some HandForwardingTarget) -> Bool {
        delivery.origin.scene.map(target.isCalledByHand) == true
            || delivery.transition != nil && application.connectedScenes.contains(where: target.isCalledByHand)
    }
}
