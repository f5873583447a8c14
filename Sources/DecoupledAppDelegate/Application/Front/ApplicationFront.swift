// This folder is what the forwarding delegates of one application share, its front, of which each part is a file: the application, the app's
// state, the scenes, the overrides, what the app forwards by hand, the notification center, and what UIKit has cached. The forwarding
// delegates themselves, which UIKit calls, are in the folder beside it.

/// A forwarding delegate that keeps its front alive: an app delegate or a scene delegate.
@MainActor protocol FrontObject: UIResponder {
    /// What the object shares with the other forwarding delegates of its application.
    nonisolated var front: ApplicationFront { get }
}

/// What the forwarding delegates of one application share.
///
/// It passes each event to those of its parts that learn from it, and to the router, which asks the handlers.
@MainActor package final class ApplicationFront {
    let router: EventRouter

    /// The application, and what has become known of it.
    let own: OwnApplication

    /// The app's state, whose transitions are delivered once each.
    private(set) lazy var state = AppState { [unowned self] in deliver($0) }

    /// The connected scenes, and what has been delivered of each.
    var scenes = ConnectedScenes()

    /// What the app delegate's class overrides.
    let overrides: Overrides

    /// What the app forwards to its app delegate by hand.
    let forwarding: ManualForwarding

    /// The place at the notification center.
    private(set) lazy var notificationCenter = NotificationCenterFront(front: self)

    /// Makes UIKit ask the delegates again which methods they respond to.
    let reassignment: Reassignment

    /// Whether the notification center has been given a delegate of this front.
    var hasCenter = false

    /// What follows the application, and refers to this front weakly.
    ///
    /// While there is one, UIKit is asked for the methods that report the registration for remote notifications.
    package var follower: (any ApplicationFollower)? { didSet { router.publishResponses() } }

    /// Creates a front.
    ///
    /// - Parameters:
    ///   - router: The router, which belongs to the front from now on.
    ///   - isDetached: Whether the front receives only what is delivered by hand, and leaves UIKit alone.
    ///   - listeners: With whom it always listens; nil for those of the application that it works for, as far as that is known.
    init(router: EventRouter, isDetached: Bool = false, listeningWith listeners: Listeners? = nil) {
        self.router = router
        own = OwnApplication(isDetached: isDetached)
        overrides = Overrides(router: router)
        forwarding = ManualForwarding(router: router, overrides: overrides)
        reassignment = Reassignment(of: router.responses)
        _ = Self.preparation
        _ = Listeners.observations
        router.owner = self
        if let listeners { listeners.insert(self) } else { join(.ofRunningApplication) }
    }

    /// The application, as far as it is known.
    var application: UIApplication { own.current }

    /// Which events are wanted, for `responds(to:)` on any thread.
    nonisolated var responses: Responses { router.responses }
}

// MARK: Events

extension ApplicationFront {
    /// Delivers an event as the application of the front sends it.
    @discardableResult func deliver<Input, Output>(
        _ event: Event<Input, Output>, _ input: Input, in scene: UIScene? = nil, isOfConnection: Bool = false
    ) -> Output {
        deliver(event, input, from: Origin(application: application, scene: scene, isOfConnection: isOfConnection))
    }

    /// Delivers an event, and returns the merged answer of its handlers.
    func deliver<Input, Output>(_ event: Event<Input, Output>, _ input: Input, from origin: Origin) -> Output {
        let definition = event.definition
        prepare(for: definition)
        if goesStraight(definition, from: origin) { return router.deliver(definition, input, from: origin) }
        let sent = TypedEvent(definition, input)
        deliver(sent, from: origin)
        return sent.answer(from: origin)
    }

    /// Does what comes before an event.
    private func prepare(for event: EventDefinition) {
        if hasCenter { notificationCenter.takeVacantPlace() }
        if event.traits.contains(.followed) { follower?.applicationDidChange(by: event.id) }
    }

    /// Whether an event goes straight to the handlers of its slot: no part has to do with it, and the router does nothing special.
    private func goesStraight(_ event: EventDefinition, from origin: Origin) -> Bool {
        !event.traits.contains(.noted) && !mayBeOfScene(event, from: origin) && router.isOrdinary(event)
    }

    /// Whether an event may come from a scene, or be forwarded from one by hand.
    private func mayBeOfScene(_ event: EventDefinition, from origin: Origin) -> Bool {
        event.isOfScenes && (!scenes.isEmpty || overrides.isCalling || origin.scene != nil)
    }

    /// Delivers an event: to the parts that learn from it, to the override that the app delegate may have, and to the handlers, once where the
    /// app forwards it by hand as well.
    private func deliver(_ sent: SentEvent, from origin: Origin) {
        if sent.event.traits.contains(.noted) { return deliverNoted(sent, from: origin) }
        guard mayBeOfScene(sent.event, from: origin) else { return router.deliver(sent, from: origin) }
        if let scene = origin.scene { follow(scene) }
        // An override has called super, a scene reports what an override exists for, or neither.
        if let call = overrides.openCall(bringing: sent, from: origin, to: application) {
            overrides.passOn(from: origin, by: call) { forwarding.deliver(sent, from: $0) }
        } else if let scene = origin.scene, performOverride(of: sent, from: origin, in: [scene]) != nil {
            // The override has answered.
        } else {
            forwarding.deliver(sent, from: origin)
        }
    }

    /// Calls the override of an event that UIKit reports to scenes alone; nil if there is none, or if the app calls it by hand.
    func performOverride(of sent: SentEvent, from origin: Origin, in scenes: [UIScene]) -> OverrideCall? {
        usesScenes ? overrides.perform(sent, from: origin, in: scenes) : nil
    }
}
