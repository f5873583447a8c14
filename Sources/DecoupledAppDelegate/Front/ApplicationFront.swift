import Dispatch

/// What the fronts of one application share beside their router.
///
/// It knows the application, its scenes and its window, gathers every hint about the application's state, and keeps the answers
/// true that UIKit has cached.
@MainActor
final class ApplicationFront {
    static let shared = ApplicationFront(router: EventRouter())

    let router: EventRouter<Roles>
    let responses: Responses

    /// The front of the notification center, held here since the center holds its delegate weakly.
    lazy var notificationCenter = NotificationCenterFront(front: self)

    private(set) weak var knownApplication: UIApplication?
    private var ownWindow: UIWindow?
    private var connectedScenes: [ConnectedScene] = []
    private var stateMachine = AppStateMachine()
    private var pendingTransitions: [AppStateMachine.Transition] = []
    private var isTellingTransitions = false
    private var hasTerminated = false
    private var observations: [Observation] = []

    /// The answers that UIKit knows, from the first change of a turn until the delegate has been set anew.
    private var knownAnswers: Set<AppEvent>?

    private struct ConnectedScene {
        weak let delegate: SceneDelegate?
        let scene: ObjectIdentifier
    }

    init(router: EventRouter<Roles>) {
        self.router = router
        responses = router.responses
        router.responsesWillChange = { [weak self] in self?.scheduleReassignment(since: $0) }
        router.ownNeeds = { [weak router] in Self.ownNeeds(beside: $0, policy: router?.kept.policy) }
        observe()
    }

    /// The front of the application that runs, for a scene delegate that UIKit creates.
    static var current: ApplicationFront {
        (UIApplication.shared.currentDelegate as? AppDelegate)?.front ?? .shared
    }

    /// The application, as far as it is known.
    var application: UIApplication { knownApplication ?? .shared }
}

// MARK: Launch

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

    /// Learns which application it works for; what changed before has been asked for by the application itself.
    private func meet(_ application: UIApplication) {
        guard knownApplication == nil else { return }
        knownApplication = application
        stateMachine.launch(inBackground: application.applicationState == .background)
        knownAnswers = nil
    }

    /// Learns of a launch that nobody wanted to hear of.
    private func didLaunch(_ application: UIApplication) {
        guard knownApplication == nil, isFront(application.currentDelegate) else { return }
        knownApplication = application
        stateMachine.launch(inBackground: application.applicationState == .background)
        router.didLaunchUnheard()
    }

    /// The events that the package needs itself: scenes are configured by it, the notification center's delegate has to be set
    /// before the launch ends, and kept events may be announced.
    private static func ownNeeds(beside wanted: Set<AppEvent>, policy: KeptEventPolicy?) -> Set<AppEvent> {
        var needs: Set<AppEvent> = [.sceneWillConnect]
        if SceneAdoption.isDeclared { needs.insert(.configurationForConnectingScene) }
        if policy?.isAnnounced == true { needs.formUnion(AppEvent.kept) }
        if !wanted.union(needs).isDisjoint(with: AppEvent.ofNotificationCenter) { needs.insert(.didFinishLaunching) }
        return needs
    }
}

// MARK: State

extension ApplicationFront {
    /// Takes a hint about the app, from whatever door, and tells the transitions that are real.
    func hint(_ transition: AppStateMachine.Transition) {
        tell(stateMachine.take(transition))
    }

    /// Takes a hint about a scene.
    func hint(_ transition: AppStateMachine.Transition, of scene: UIScene) {
        guard isOwn(scene) else { return }
        tell(stateMachine.take(transition, of: ObjectIdentifier(scene)))
    }

    /// Takes a hint about the app's end, which is told once.
    func hintTermination() {
        guard !hasTerminated else { return }
        hasTerminated = true
        router.willTerminate(ApplicationInput(application: application))
    }

    private func tell(_ transitions: [AppStateMachine.Transition]) {
        // A handler may cause the next hint; what that tells comes after what is being told.
        pendingTransitions += transitions
        guard !isTellingTransitions else { return }
        isTellingTransitions = true
        defer { isTellingTransitions = false }
        while !pendingTransitions.isEmpty {
            let input = ApplicationInput(application: application)
            switch pendingTransitions.removeFirst() {
            case .didBecomeActive:
                notificationCenter.check()
                router.didBecomeActive(input)
            case .willResignActive: router.willResignActive(input)
            case .didEnterBackground: router.didEnterBackground(input)
            case .willEnterForeground: router.willEnterForeground(input)
            }
        }
    }
}

// MARK: Scenes and windows

extension ApplicationFront {
    /// The window that was set, else that of the first connected scene.
    var window: UIWindow? {
        get { ownWindow ?? connectedScenes.lazy.compactMap { $0.delegate?.window }.first }
        set { ownWindow = newValue }
    }

    func didConnect(_ scene: UIScene, delegate: SceneDelegate) {
        connectedScenes.removeAll { $0.delegate == nil || $0.scene == ObjectIdentifier(scene) }
        connectedScenes.append(ConnectedScene(delegate: delegate, scene: ObjectIdentifier(scene)))
    }

    func didDisconnect(_ scene: UIScene) {
        connectedScenes.removeAll { $0.scene == ObjectIdentifier(scene) }
        tell(stateMachine.disconnect(ObjectIdentifier(scene)))
    }

    /// Whether a scene is one of this front's application: its delegate is ours, or it is nobody's and this is the shared front.
    private func isOwn(_ scene: UIScene) -> Bool {
        guard let delegate = scene.delegate as? SceneDelegate else { return self === Self.shared }
        return delegate.front === self
    }
}

// MARK: Notifications of the system

extension ApplicationFront {
    private func observe() {
        observations = [
            Observation(of: UIApplication.didFinishLaunchingNotification) { [weak self] (application: UIApplication) in
                self?.didLaunch(application)
                // Somebody may have become the center's delegate since, in an override of the launch method.
                if application === self?.knownApplication { self?.notificationCenter.install() }
            },
            Observation(of: UIApplication.willTerminateNotification) { [weak self] (application: UIApplication) in
                if application === self?.knownApplication { self?.hintTermination() }
            },
            Observation(of: UIScene.didDisconnectNotification) { [weak self] (scene: UIScene) in
                self?.didDisconnect(scene)
            },
        ]
        let ofApplication: [(Notification.Name, AppStateMachine.Transition)] = [
            (UIApplication.didBecomeActiveNotification, .didBecomeActive),
            (UIApplication.willResignActiveNotification, .willResignActive),
            (UIApplication.didEnterBackgroundNotification, .didEnterBackground),
            (UIApplication.willEnterForegroundNotification, .willEnterForeground),
        ]
        observations += ofApplication.map { name, transition in
            Observation(of: name) { [weak self] (application: UIApplication) in
                if application === self?.knownApplication { self?.hint(transition) }
            }
        }
        let ofScene: [(Notification.Name, AppStateMachine.Transition)] = [
            (UIScene.didActivateNotification, .didBecomeActive),
            (UIScene.willDeactivateNotification, .willResignActive),
            (UIScene.didEnterBackgroundNotification, .didEnterBackground),
            (UIScene.willEnterForegroundNotification, .willEnterForeground),
        ]
        observations += ofScene.map { name, transition in
            Observation(of: name) { [weak self] (scene: UIScene) in self?.hint(transition, of: scene) }
        }
    }

    private final class Observation {
        private let token: any NSObjectProtocol

        init<Object>(of name: Notification.Name, _ action: @escaping @MainActor @Sendable (Object) -> Void) {
            token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard let object = notification.object as? Object else { return }
                let handover = Handover(value: object)
                MainThread.run { action(handover.value) }
            }
        }

        deinit {
            NotificationCenter.default.removeObserver(token)
        }
    }
}

// MARK: Re-assignment

extension ApplicationFront {
    private func scheduleReassignment(since answers: Set<AppEvent>) {
        guard knownAnswers == nil else { return }
        knownAnswers = answers
        // On a turn of its own: UIKit does not expect its delegate to change inside a callback.
        DispatchQueue.main.async { [weak self] in self?.reassign() }
    }

    private func reassign() {
        defer { knownAnswers = nil }
        guard let knownAnswers, knownAnswers != responses.current else { return }
        // The local reference keeps the delegate alive, which UIKit does not.
        guard let knownApplication, let delegate = knownApplication.currentDelegate, isFront(delegate) else { return }
        knownApplication.currentDelegate = nil
        knownApplication.currentDelegate = delegate
        notificationCenter.install()
    }

    /// Whether an application's delegate is an app delegate of this front, or passes events on to one as SwiftUI's does.
    private func isFront(_ delegate: (any UIApplicationDelegate)?) -> Bool {
        if let delegate = delegate as? AppDelegate { return delegate.front === self }
        guard let responder = delegate as? UIResponder else { return false }
        return responses.current.contains { event in
            let target = responder.forwardingTarget(for: Selector(event.rawValue))
            return (target as? AppDelegate)?.front === self
        }
    }
}
