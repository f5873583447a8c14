// The room of what the fronts of one application share: the app's state and scenes, the notification center, and what UIKit has cached.
// The fronts themselves, which the system calls, are at the top of the target.

/// An object that the system calls: an app delegate or a scene delegate.
@MainActor
protocol FrontObject: AnyObject {
    /// What the object shares with the other fronts of its application.
    nonisolated var front: ApplicationFront { get }

    /// The window that the object shows.
    var window: UIWindow? { get }
}

/// What the fronts of one application share.
///
/// It delivers events to the router, learns from some of them what happens to the application and its scenes, and keeps the answers
/// true that UIKit has cached.
@MainActor
final class ApplicationFront {
    let router: EventRouter
    let responses: Responses
    private(set) var scenes = ConnectedScenes()

    /// Whether this is the front of the process's own application, which owns everything that no other front does.
    let isShared: Bool

    /// Whether the front hears only of what is delivered by hand, and leaves the system alone.
    let isDetached: Bool

    /// What a detached front takes its launch for; nil for what the application shows.
    var launchesInBackground: Bool?

    /// The notification center's delegate, held here since the center holds its delegate weakly.
    private(set) lazy var notificationCenter = NotificationCenterFront(front: self, delegate: makeCenterDelegate(self))

    /// Who follows what happens to the application.
    var followers: [any ApplicationFollower] = []

    /// The application, once an event has come from it.
    private(set) weak var knownApplication: UIApplication? {
        didSet { for follower in followers { follower.didLearnApplication() } }
    }

    /// The last word on registering for remote notifications.
    var registration: (event: AppEvent, input: any EventInput)?

    /// What has been delivered of what scenes were connected for.
    var connectionSubjects = ConnectionSubjects()

    /// The window that was set, in an app without scenes.
    private var ownWindow: UIWindow?

    /// The delegate that was the application's when it called this front, so that it forwards to the front.
    private weak var applicationDelegate: AnyObject?

    /// Whether the application's delegate is another one that has scenes configured itself, as SwiftUI's does without a manifest.
    private var configuresScenes = false

    private(set) lazy var state = AppStateTeller(
        levelDidChange: { [unowned self] level in
            for follower in followers { follower.levelDidChange(to: level) }
        },
        tell: { [unowned self] in tell($0) }
    )
    private var observations: [SystemObservation] = []
    private var isReassignmentScheduled = false
    private let makeCenterDelegate: (ApplicationFront) -> any CenterDelegate

    /// Creates a front.
    ///
    /// - Parameters:
    ///   - router: The router, which belongs to the front from now on.
    ///   - isShared: Whether this is the front of the process's own application.
    ///   - isDetached: Whether the front hears only of what is delivered by hand, and leaves the system alone.
    ///   - makeCenterDelegate: Makes the delegate of the notification center.
    init(
        router: EventRouter,
        isShared: Bool,
        isDetached: Bool = false,
        makeCenterDelegate: @escaping (ApplicationFront) -> any CenterDelegate
    ) {
        self.router = router
        self.isShared = isShared
        self.isDetached = isDetached
        self.makeCenterDelegate = makeCenterDelegate
        responses = router.responses
        router.owner = self
        if !isDetached { observe() }
    }

    /// The application, as far as it is known.
    var application: UIApplication { knownApplication ?? .running }
}

// MARK: Events

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
            return !router.hasDelivered(.didFinishLaunching)
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
            if AppEvent.ofNotificationCenter.contains(event) { return notificationCenter.admits(input) }
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
        if !wanted.union(needs).isDisjoint(with: AppEvent.ofNotificationCenter) { needs.insert(.didFinishLaunching) }
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

// MARK: The application

extension ApplicationFront {
    /// Learns which application has called it.
    private func meet(_ application: UIApplication) {
        guard isDetached ? knownApplication == nil : applicationDelegate == nil else { return }
        if !isDetached { applicationDelegate = application.currentDelegate }
        learn(application)
    }

    /// Notes that the launch is over, even if no handler wanted the event.
    private func didLaunch(_ application: UIApplication) {
        if isFront(application.currentDelegate) {
            if application !== knownApplication {
                learn(application)
                router.passedUnheard(.willFinishLaunching)
                router.passedUnheard(.didFinishLaunching)
            }
            // Somebody may have become the center's delegate since, in an override of the launch method.
            notificationCenter.install()
            notificationCenter.launchDidEnd()
        } else if knownApplication == nil {
            // Its delegate may forward to this front, which shows only once there are handlers.
            knownApplication = application
        }
    }

    /// Learns which application it works for.
    private func learn(_ application: UIApplication) {
        knownApplication = application
        if !isDetached { tellWatchers(of: application) }
        state.launch(inBackground: launchesInBackground ?? (application.applicationState == .background))
        // Whether there is a scene manifest shows only now.
        router.publishResponses()
        // Asked when the answers are those of this app: a delegate that forwards everything answers with ours.
        configuresScenes = application.delegateConfiguresScenes
        router.publishResponses()
        scheduleReassignment()
    }

    /// Whether an application is the one that this front works for.
    func isOwn(_ application: UIApplication) -> Bool {
        application === knownApplication && isFront(application.currentDelegate)
    }

    /// Whether an application's delegate is an app delegate of this front, or forwards to one as SwiftUI's does.
    private func isFront(_ delegate: (any UIApplicationDelegate)?) -> Bool {
        if let delegate, delegate === applicationDelegate { return true }
        if let delegate = delegate as? any FrontObject { return delegate.front === self }
        guard let responder = delegate as? UIResponder else { return false }
        return responses.current.contains { event in
            let target = responder.forwardingTarget(for: Selector(event.rawValue))
            return (target as? any FrontObject)?.front === self
        }
    }
}

// MARK: The window

extension ApplicationFront {
    /// The app's main window: that of a wrapped app delegate, the one that was set, or that of the scene that connected first.
    ///
    /// Wrapped app delegates share it, since their code looks for the window where it has always been.
    var window: UIWindow? {
        get { wrappers.lazy.compactMap(\.window).first ?? ownWindow ?? scenes.window }
        set {
            ownWindow = newValue
            for wrapper in wrappers { wrapper.window = newValue }
        }
    }

    private var wrappers: [any AppDelegateWrapper] {
        router.slots.flatMap { $0.entries(in: router.roles) }.compactMap { $0.handler as? any AppDelegateWrapper }
    }
}

// MARK: State

extension ApplicationFront {
    /// Processes a hint about the app's state.
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

    private func tell(_ transition: AppStateMachine.Transition) {
        notificationCenter.check()
        transition.event.pass(router, ApplicationInput(application: application), nil)
    }

    private func observe() {
        observations = [
            SystemObservation(of: UIApplication.didFinishLaunchingNotification) { [weak self] in self?.didLaunch($0) },
            SystemObservation(of: UIApplication.willTerminateNotification) { [weak self] (application: UIApplication) in
                guard let self, isOwn(application) else { return }
                deliver(.willTerminate, ApplicationInput(application: application))
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

// MARK: Scenes

extension ApplicationFront {
    func changeScenes(_ change: (inout ConnectedScenes) -> Void) {
        change(&scenes)
        for follower in followers { follower.scenesDidChange() }
    }
}

// MARK: Re-assignment

extension ApplicationFront {
    /// Has the system ask again, on the next turn, if an answer that it may have cached is no longer true.
    ///
    /// UIKit caches what `responds(to:)` said when a delegate was set, and does not expect its delegate to change inside a callback.
    private func scheduleReassignment() {
        guard !isReassignmentScheduled else { return }
        isReassignmentScheduled = true
        DispatchQueue.main.async { [weak self] in
            self?.isReassignmentScheduled = false
            self?.reassign()
        }
    }

    /// Sets the delegates of the application and its scenes anew where they are ours.
    private func reassign() {
        guard let knownApplication, !isDetached else { return }
        notificationCenter.update()
        guard responses.areOutdated else { return }
        responses.forgetAnswers()
        // The local reference keeps the delegate alive, which UIKit does not.
        if let delegate = knownApplication.currentDelegate, isFront(delegate) {
            knownApplication.currentDelegate = nil
            knownApplication.currentDelegate = delegate
            notificationCenter.reassign()
        }
        reassignSceneDelegates(of: knownApplication)
    }
}
