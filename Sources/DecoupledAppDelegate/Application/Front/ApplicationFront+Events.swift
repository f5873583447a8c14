extension ApplicationFront {
    /// Delivers an event that the front learns from, before its handlers are called or after.
    func deliverNoted(_ sent: SentEvent) -> MergedAnswer {
        switch EventNote.of(sent.id) {
        case .launch:
            return deliverLaunch(sent)
        case .configuration:
            let input: SceneConfigurationInput = retyped(sent.input)
            scenes.configure(input.session, for: input.connectionOptions)
            return deliverChange(sent)
        case .connection:
            let input: SceneConnectionInput = retyped(sent.input)
            if scenes.forward(input) { deliver(input) }
            return sent.neutral
        case .scene:
            let scene: UIScene = retyped(sent.input)
            if sent.id == .sceneDidBecomeActive { deliverUnforwardedConnection(of: scene) }
            if sent.id == .sceneDidDisconnect { disconnect(scene) }
            let answer = deliverChange(sent)
            learn(sent.id, of: scene)
            return answer
        case .transition(let transition):
            deliver(sent, reporting: transition)
            return sent.neutral
        case .registration:
            own.registration = sent.input
            return deliverChange(sent)
        case .notificationCenter:
            return notificationCenter.deliver(sent)
        case .change:
            return deliverChange(sent)
        }
    }

    private func deliverLaunch(_ sent: SentEvent) -> MergedAnswer {
        // An event that comes only once changes nothing when it is sent again.
        if router.hasDelivered(sent.id) { return router.deliver(sent) }
        if own.isDetached || own.delegate == nil { learn(sent.origin.application) }
        if router.hasDelivered(.didFinishLaunching) { router.passedUnheard(.willFinishLaunching) }
        let answer = deliverChange(sent)
        if sent.id == .didFinishLaunching { notificationCenter.install() }
        return answer
    }

    private func deliverChange(_ sent: SentEvent) -> MergedAnswer {
        follower?.applicationDidChange(by: sent.id)
        return router.deliver(sent.event, sent.input, from: sent.origin)
    }
}

extension ApplicationFront: EventRouterOwner {
    /// The package configures scenes and delivers what they are connected for, sets the notification center's delegate before the launch
    /// ends, and announces kept events where that is wanted.
    func needs(with wanted: EventSet) -> EventSet {
        var needs = wanted
        needs.formUnion(EventSet(.sceneWillConnect))
        if usesScenes {
            needs.formUnion(overrides.events.intersection(SceneDelegate.eventsOfApplication))
            needs.formUnion(EventSet(.configurationForConnectingScene))
        }
        if router.kept.policy.respondsWithoutHandlers { needs.formUnion(AppEvent.kept) }
        // Only these methods report the registration to the status; UIKit posts the rest as notifications, too.
        if follower != nil { needs.formUnion(AppEvent.ofRegistration) }
        if !needs.isDisjoint(with: AppEvent.ofNotificationCenter) {
            needs.formUnion(EventSet(.didFinishLaunching))
        }
        return needs
    }

    func responsesDidChange() { scheduleReassignment() }

    func slotsDidChange() { notificationCenter.takeVacantPlace() }

    func isOwn(_ object: AnyObject) -> Bool {
        let object = (object as? ExistingSceneDelegate)?.wrapped ?? object
        // A cast to a class is quick, one to a protocol is not, and few handlers are responders.
        return object is UIResponder
            && ((object as? any FrontObject)?.front === self
                || (object as? UserNotificationCenterDelegate)?.front === self)
    }

    /// Whether the application has adopted scenes: UIKit gives a scene to one that has not, too.
    var usesScenes: Bool { own.configuresScenes || declaresScenes }
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
