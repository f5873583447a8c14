extension ApplicationFront {
    /// Delivers an event as the system sends it.
    ///
    /// Most events go straight to their handlers. From some the front learns something itself, before or after, and it may find that
    /// the system has told of them before.
    @inline(__always)
    @discardableResult
    func deliver<Input, Output>(_ event: Event<Input, Output>, _ input: Input) -> Output {
        event.traits.contains(.noted) ? deliverNoted(event, input) : event.pass(router, input, nil)
    }

    @inline(never)
    private func deliverNoted<Input, Output>(_ event: Event<Input, Output>, _ input: Input) -> Output {
        // What comes once teaches nothing when it is told again.
        if router.hasDelivered(event.id) { return event.pass(router, input, nil) }
        guard admits(event.id, input) else { return event.neutral(input) }
        for follower in followers { follower.willDeliver(event.id, input) }
        let answer = event.pass(router, input, nil)
        didDeliver(event.id, input)
        return answer
    }

    /// Learns what an event says before its handlers are asked, and returns whether they are.
    private func admits(_ event: AppEvent, _ input: any EventInput) -> Bool {
        switch (event, input) {
        case (.willFinishLaunching, let input as LaunchInput):
            meet(input.application)
            if router.hasDelivered(.didFinishLaunching) { router.passedUnheard(.willFinishLaunching) }
        case (.didFinishLaunching, let input as LaunchInput):
            meet(input.application)
        case (.sceneWillConnect, let input as SceneConnectionInput):
            connect(input.scene, delegate: nil)
        case (.sceneDidDisconnect, let input as SceneInput):
            disconnect(input.scene)
        case (_, let input as ApplicationInput):
            guard let transition = AppStateMachine.Transition(event) else { break }
            // The handlers are told of what is real, once, by whatever way it shows.
            hint(transition, from: input.application)
            return false
        default:
            if AppEvent.ofRegistration.contains(event) { registration = (event, input) }
            if AppEvent.ofNotificationCenter.contains(event) { return notificationCenter.admits(event, input) }
        }
        return true
    }

    /// Learns what an event says after its handlers have been asked.
    private func didDeliver(_ event: AppEvent, _ input: any EventInput) {
        switch (event, input) {
        case (.didFinishLaunching, _):
            notificationCenter.install()
        case (.sceneWillConnect, let input as SceneConnectionInput):
            deliver(input.connectionOptions, to: input.scene)
        case (.sceneDidDisconnect, let input as SceneInput):
            didDisconnect(input.scene)
        case (_, let input as SceneInput):
            if let transition = AppStateMachine.Transition(ofScene: event) { hint(transition, of: input.scene) }
        default: break
        }
    }
}

extension ApplicationFront: EventRouterOwner {
    /// The package configures scenes and delivers what they are connected for, sets the notification center's delegate before the launch
    /// ends, and announces kept events where that is wanted.
    func ownNeeds(beside wanted: Set<AppEvent>) -> Set<AppEvent> {
        var needs: Set<AppEvent> = [.sceneWillConnect]
        let ownApplication = knownApplication.flatMap { isOwn($0) ? $0 : nil }
        if usesScenes(ownApplication) { needs.insert(.configurationForConnectingScene) }
        if router.kept.policy.isAnnounced { needs.formUnion(AppEvent.kept) }
        for follower in followers { needs.formUnion(follower.neededEvents) }
        let isOfCenter = [wanted, needs].contains { !$0.isDisjoint(with: AppEvent.ofNotificationCenter) }
        if isOfCenter { needs.insert(.didFinishLaunching) }
        return needs
    }

    func responsesDidChange() {
        scheduleReassignment()
    }

    /// Whether an application has adopted scenes: UIKit gives a scene to one that has not, too.
    func usesScenes(_ application: UIApplication?) -> Bool {
        SceneAdoption.isDeclared(by: application) || configuresScenes
    }
}
