extension ApplicationFront {
    /// Delivers an event as the application of the front sends it.
    ///
    /// Most events go straight to their handlers. Some change the front's own state, before or after, and some it recognizes as sent twice.
    @discardableResult func deliver<Input, Output>(
        _ event: Event<Input, Output>, _ input: Input, in scene: UIScene? = nil
    ) -> Output { event.output(deliver(event.definition, input, from: Origin(application: application, scene: scene))) }

    func deliver(_ event: EventDefinition, _ input: Any, from origin: Origin) -> Any {
        if hasCenter { notificationCenter.takeVacantPlace() }
        if event.traits.contains(.noted) {
            return deliverNoted(SentEvent(event: event, input: input, origin: origin))
        }
        guard event.subject != nil, !scenes.isEmpty || overrideCall != nil || origin.scene != nil else {
            return router.deliver(event, input, from: origin)
        }
        if let scene = origin.scene { follow(scene) }
        return deliverOfScene(SentEvent(event: event, input: input, origin: origin))
    }

    /// Delivers an event that changes the front's own state, before its handlers are called or after.
    private func deliverNoted(_ sent: SentEvent) -> Any {
        if sent.id.isOfNotificationCenter { return notificationCenter.deliver(sent) }
        // An event that comes only once changes nothing when it is sent again.
        if router.hasDelivered(sent.id) { return router.deliver(sent) }
        switch (sent.id, sent.input) {
        case (.willFinishLaunching, _), (.didFinishLaunching, _):
            if isDetached || applicationDelegate == nil { learn(sent.origin.application) }
            if router.hasDelivered(.didFinishLaunching) { router.passedUnheard(.willFinishLaunching) }
        case (.configurationForConnectingScene, let input as SceneConfigurationInput):
            configuredScenes.configure(input.session, for: input.connectionOptions)
        case (.sceneWillConnect, let input as SceneConnectionInput):
            if configuredScenes.forward(input) { deliver(input) }
            return sent.neutral
        case (_, let scene as UIScene):
            if sent.id == .sceneDidBecomeActive { deliverUnforwardedConnection(of: scene) }
            if sent.id == .sceneDidDisconnect { scenes.remove(scene) }
        default:
            if Transition.of(sent.id) != nil {
                // Handlers receive each real transition once, whichever way it was reported.
                learnFromBridge(sent)
                return sent.neutral
            }
            if AppEvent.ofRegistration.contains(sent.id) { registration = sent.input }
        }
        follower?.applicationDidChange(by: sent.id)
        let answer = router.deliver(sent.event, sent.input, from: sent.origin)
        switch (sent.id, sent.input) {
        case (.didFinishLaunching, _): notificationCenter.install()
        case (_, let scene as UIScene): learn(sent.id, of: scene)
        default: break
        }
        return answer
    }
}

extension ApplicationFront: EventRouterOwner {
    /// The package configures scenes and delivers what they are connected for, sets the notification center's delegate before the launch
    /// ends, and announces kept events where that is wanted.
    func needs(with wanted: EventSet) -> EventSet {
        var needs = wanted
        needs.formUnion(EventSet(.sceneWillConnect))
        if usesScenes {
            needs.formUnion(overridden.intersection(SceneDelegate.eventsOfApplication))
            needs.formUnion(EventSet(.configurationForConnectingScene))
        }
        if router.keptEventPolicy.respondsWithoutHandlers { needs.formUnion(AppEvent.kept) }
        // Only these methods report the registration to the status; UIKit posts the rest as notifications, too.
        if follower != nil { needs.formUnion(AppEvent.ofRegistration) }
        if !needs.isDisjoint(with: AppEvent.ofNotificationCenter) {
            needs.formUnion(EventSet(.didFinishLaunching))
        }
        return needs
    }

    func responsesDidChange() { scheduleReassignment() }

    func slotsDidChange() { if hasCenter { notificationCenter.takeVacantPlace() } }

    func isOwn(_ object: AnyObject) -> Bool {
        let object = (object as? ExistingSceneDelegate)?.wrapped ?? object
        // A cast to a class is quick, one to a protocol is not, and few handlers are responders.
        return object is UIResponder
            && ((object as? any FrontObject)?.front === self
                || (object as? UserNotificationCenterDelegate)?.front === self)
    }

    /// Whether the application has adopted scenes: UIKit gives a scene to one that has not, too.
    var usesScenes: Bool { configuresScenes || declaresScenes }
}

nonisolated extension AppEvent {
    /// Whether the event is a method of the app delegate; every method of its protocol begins in this way.
    var isOfApplication: Bool { rawValue.hasPrefix("application") || self == .buildMenu }

    /// Whether the event is a method of the notification center's delegate.
    var isOfNotificationCenter: Bool { rawValue.hasPrefix("userNotificationCenter") }

    /// The events that are kept while no handler has handled them.
    @MainActor static let kept = events(with: .kept)

    /// The events that report the result of registering for remote notifications.
    @MainActor static let ofRegistration = events(with: [.lasting, .revoking])

    /// The events of the notification center's delegate.
    @MainActor static let ofNotificationCenter = EventSet(allCases.filter(\.isOfNotificationCenter))

    @MainActor private static func events(with traits: EventTraits) -> EventSet {
        EventSet(Slots.events.filter { !$0.traits.isDisjoint(with: traits) }.map(\.id))
    }
}
