import Foundation

extension ApplicationFront {
    /// Delivers an event that the front learns from, before its handlers are called or after.
    func deliverNoted(_ sent: SentEvent, from origin: Origin) {
        switch EventNote.of(sent.id) {
        case .launch: deliverLaunch(sent, from: origin)
        case .configuration:
            if let input = sent.input(as: SceneConfigurationInput.self) {
                scenes.configure(input.session, for: input.connectionOptions)
            }
            deliverChange(sent, from: origin)
        case .connection:
            if let input = sent.input(as: SceneConnectionInput.self), scenes.takeForwarded(input) { deliver(input) }
        case .scene:
            if let scene = sent.input(as: UIScene.self) { deliverChange(sent, from: origin, of: scene) }
        case .transition(let transition): deliver(sent, from: origin, reporting: transition)
        case .registration:
            own.registration =
                sent.input(as: Data.self).map { .success($0) } ?? sent.input(as: (any Error).self).map { .failure($0) }
            deliverChange(sent, from: origin)
        case .notificationCenter: notificationCenter.deliver(sent, from: origin)
        case nil: router.deliver(sent, from: origin)
        }
    }

    private func deliverLaunch(_ sent: SentEvent, from origin: Origin) {
        // An event that comes only once changes nothing when it is sent again.
        if router.hasDelivered(sent.id) { return router.deliver(sent, from: origin) }
        if own.isDetached || own.delegate == nil { learn(origin.application) }
        if router.hasDelivered(.didFinishLaunching) { router.passedUnheard(.willFinishLaunching) }
        deliverChange(sent, from: origin)
        if sent.id == .didFinishLaunching { notificationCenter.install() }
    }

    /// Delivers an event that tells what becomes of a scene.
    private func deliverChange(_ sent: SentEvent, from origin: Origin, of scene: UIScene) {
        if sent.id == .sceneDidBecomeActive { deliverUnforwardedConnection(of: scene) }
        if sent.id == .sceneDidDisconnect { disconnect(scene) }
        deliverChange(sent, from: origin)
        learn(sent.id, of: scene)
    }

    private func deliverChange(_ sent: SentEvent, from origin: Origin) {
        follower?.applicationDidChange(by: sent.id)
        router.deliver(sent, from: origin)
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
