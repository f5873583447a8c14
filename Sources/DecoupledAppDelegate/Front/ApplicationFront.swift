/// What the fronts of one application share beside their router.
///
/// It knows the application and its scenes, passes on every hint about the application's state, and keeps the answers true that
/// UIKit has cached.
@MainActor
final class ApplicationFront {
    static let shared = ApplicationFront(router: EventRouter())

    let router: EventRouter<Roles>
    let responses: Responses
    let scenes = ConnectedScenes()

    /// What stands behind the notification center's delegate, held here since the center holds its delegate weakly.
    private(set) lazy var notificationCenter = NotificationCenterFront(front: self)

    /// What feeds the status, from the first time somebody asks for it.
    var statusFeed: StatusFeed?

    private(set) weak var knownApplication: UIApplication? {
        didSet { statusFeed?.takeOver() }
    }

    /// The application's delegate when it called this front, which therefore passes events on to it.
    private weak var applicationDelegate: AnyObject?

    /// Whether the application's delegate is another one that has scenes configured itself, as SwiftUI's does without a manifest.
    private var configuresScenes = false

    private var hasTerminated = false
    private var observations: [SystemObservation] = []

    private(set) lazy var state = AppStateTeller { [unowned self] in tell($0) }
    private lazy var reassignment = Reassignment(of: responses) { [weak self] in self?.reassign() ?? true }

    init(router: EventRouter<Roles>) {
        self.router = router
        responses = router.responses
        router.responsesWillChange = { [weak self] in self?.reassignment.schedule(from: $0) }
        router.ownNeeds = { [weak self] in self?.ownNeeds(beside: $0) ?? [] }
        observe()
    }

    /// The front of the application that runs, for a scene delegate that UIKit creates.
    static var current: ApplicationFront {
        (UIApplication.running.currentDelegate as? AppDelegate)?.front ?? .shared
    }

    /// The application, as far as it is known.
    var application: UIApplication { knownApplication ?? .running }

    /// The events that the package needs itself: it configures scenes and passes on what they are connected for, sets the
    /// notification center's delegate before the launch ends, and announces kept events where that is wanted.
    private func ownNeeds(beside wanted: Set<AppEvent>) -> Set<AppEvent> {
        var needs: Set<AppEvent> = [.sceneWillConnect]
        let ownApplication = knownApplication.flatMap { isOwn($0) ? $0 : nil }
        if usesScenes(ownApplication) { needs.insert(.configurationForConnectingScene) }
        if router.kept.policy.isAnnounced { needs.formUnion(AppEvent.kept) }
        if !wanted.union(needs).isDisjoint(with: AppEvent.ofNotificationCenter) { needs.insert(.didFinishLaunching) }
        return needs
    }

    /// Whether an application has adopted scenes: UIKit gives one that has not a scene too, which is nobody's business.
    func usesScenes(_ application: UIApplication?) -> Bool {
        SceneAdoption.isDeclared(by: application) || configuresScenes
    }
}

// MARK: Launch and termination

extension ApplicationFront {
    func willFinishLaunching(_ input: LaunchInput) -> Bool {
        meet(input.application)
        return router.willFinishLaunching(input)
    }

    func didFinishLaunching(_ input: LaunchInput) -> Bool {
        meet(input.application)
        let answer = router.didFinishLaunching(input)
        notificationCenter.install()
        return answer
    }

    /// Takes a hint about the app's end, which is told once.
    func willTerminate(_ application: UIApplication) {
        guard !hasTerminated else { return }
        hasTerminated = true
        router.willTerminate(ApplicationInput(application: application))
    }

    /// Learns which application has called it.
    private func meet(_ application: UIApplication) {
        guard applicationDelegate == nil else { return }
        applicationDelegate = application.currentDelegate
        learn(application)
    }

    /// Learns that a launch is over, which nobody may have wanted to hear of.
    private func didLaunch(_ application: UIApplication) {
        if isFront(application.currentDelegate) {
            if application !== knownApplication {
                learn(application)
                router.didLaunchUnheard()
            }
            // Somebody may have become the center's delegate since, in an override of the launch method.
            notificationCenter.install()
        } else if knownApplication == nil {
            // Its delegate may pass events on to this front, which shows only once there are handlers.
            knownApplication = application
        }
    }

    /// Learns which application it works for, which may have asked for the answers since they changed.
    private func learn(_ application: UIApplication) {
        knownApplication = application
        reassignment.begin()
        state.launch(inBackground: application.applicationState == .background)
        // Whether there is a scene manifest shows only now.
        router.publishAnswers()
        // Asked when the answers are those of this app: a delegate that passes everything on answers with ours.
        configuresScenes = application.delegateConfiguresScenes
        router.publishAnswers()
    }
}

// MARK: State

extension ApplicationFront {
    /// Takes a hint about the app, by whatever door it comes.
    ///
    /// The transitions that it brings out are told with the same application, though no launch has made it known.
    func hint(_ transition: AppStateMachine.Transition, from application: UIApplication) {
        if knownApplication == nil { knownApplication = application }
        state.take(transition)
    }

    /// Takes a hint about a scene.
    func hint(_ transition: AppStateMachine.Transition, of scene: UIScene) {
        if isOwn(scene) { state.take(transition, of: ObjectIdentifier(scene)) }
    }

    /// Takes the disconnection of a scene.
    func didDisconnect(_ scene: UIScene) {
        scenes.remove(scene)
        state.disconnect(ObjectIdentifier(scene))
    }

    private func tell(_ transition: AppStateMachine.Transition) {
        let input = ApplicationInput(application: application)
        switch transition {
        case .didBecomeActive:
            notificationCenter.check()
            router.didBecomeActive(input)
        case .willResignActive: router.willResignActive(input)
        case .didEnterBackground: router.didEnterBackground(input)
        case .willEnterForeground: router.willEnterForeground(input)
        }
    }

    /// Whether a scene is one of this front's application: its delegate is ours, or it is nobody's and this is the shared front.
    func isOwn(_ scene: UIScene) -> Bool {
        guard let delegate = scene.delegate as? SceneDelegate else { return self === Self.shared }
        return delegate.front === self
    }

    private func observe() {
        observations = [
            SystemObservation(of: UIApplication.didFinishLaunchingNotification) { [weak self] in self?.didLaunch($0) },
            SystemObservation(of: UIApplication.willTerminateNotification) { [weak self] (application: UIApplication) in
                if self?.isOwn(application) == true { self?.willTerminate(application) }
            },
            SystemObservation(of: UIScene.willConnectNotification) { [weak self] in self?.check($0) },
            SystemObservation(of: UIScene.didDisconnectNotification) { [weak self] in self?.didDisconnect($0) },
        ]
        for transition in AppStateMachine.Transition.allCases {
            observations += [
                SystemObservation(of: transition.notificationOfApplication) {
                    [weak self] (application: UIApplication) in
                    if self?.isOwn(application) == true { self?.hint(transition, from: application) }
                },
                SystemObservation(of: transition.notificationOfScene) { [weak self] in self?.hint(transition, of: $0) },
            ]
        }
    }
}

// MARK: Re-assignment

extension ApplicationFront {
    /// Sets the delegates of the application and its scenes anew where they are ours, and returns false before the launch, when
    /// there is nothing to set.
    private func reassign() -> Bool {
        guard let knownApplication else { return false }
        // The local reference keeps the delegate alive, which UIKit does not.
        if let delegate = knownApplication.currentDelegate, isFront(delegate) {
            knownApplication.currentDelegate = nil
            knownApplication.currentDelegate = delegate
            notificationCenter.install()
        }
        reassignSceneDelegates(of: knownApplication)
        return true
    }

    /// Whether an application is the one that this front works for.
    func isOwn(_ application: UIApplication) -> Bool {
        application === knownApplication && isFront(application.currentDelegate)
    }

    /// Whether an application's delegate is an app delegate of this front, or passes events on to one as SwiftUI's does.
    private func isFront(_ delegate: (any UIApplicationDelegate)?) -> Bool {
        if let delegate, delegate === applicationDelegate { return true }
        if let delegate = delegate as? AppDelegate { return delegate.front === self }
        guard let responder = delegate as? UIResponder else { return false }
        return responses.current.contains { event in
            let target = responder.forwardingTarget(for: Selector(event.rawValue))
            return (target as? AppDelegate)?.front === self
        }
    }
}

extension AppStateMachine.Transition {
    /// The notification that UIKit posts when it happens to the app.
    @MainActor var notificationOfApplication: Notification.Name {
        switch self {
        case .didBecomeActive: UIApplication.didBecomeActiveNotification
        case .willResignActive: UIApplication.willResignActiveNotification
        case .didEnterBackground: UIApplication.didEnterBackgroundNotification
        case .willEnterForeground: UIApplication.willEnterForegroundNotification
        }
    }

    /// The notification that UIKit posts when it happens to a scene.
    @MainActor var notificationOfScene: Notification.Name {
        switch self {
        case .didBecomeActive: UIScene.didActivateNotification
        case .willResignActive: UIScene.willDeactivateNotification
        case .didEnterBackground: UIScene.didEnterBackgroundNotification
        case .willEnterForeground: UIScene.willEnterForegroundNotification
        }
    }
}
