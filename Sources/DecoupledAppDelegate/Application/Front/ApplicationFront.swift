// This folder is what the forwarding delegates of one application share, its front: the app's state and scenes, the notification center, and
// what UIKit has cached. The forwarding delegates themselves, which UIKit calls, are at the top of the target.

/// A forwarding delegate that keeps its front alive: an app delegate or a scene delegate.
@MainActor protocol FrontObject: UIResponder {
    /// What the object shares with the other forwarding delegates of its application.
    nonisolated var front: ApplicationFront { get }
}

/// What the forwarding delegates of one application share.
///
/// It delivers events to the router, learns from some of them what happens to the application and its scenes, and keeps the answers
/// true that UIKit has cached.
@MainActor package final class ApplicationFront {
    let router: EventRouter
    let responses: Responses

    /// The scenes that UIKit has reported as connected, in that order.
    var scenes: [ConnectedScene] = [] {
        didSet {
            scenes.last?.scene.map(follow)
            follower?.applicationDidChange(by: nil)
        }
    }

    /// What the scenes connect for whose connection has not been delivered.
    var configuredScenes = ConfiguredScenes()

    /// Whether the front receives only what is delivered by hand, and leaves UIKit alone.
    let isDetached: Bool

    /// What a detached front takes its launch for; nil for what the application shows.
    package var launchesInBackground: Bool?

    /// Whether the notification center has been given a delegate.
    var hasCenter = false

    /// The notification center's delegate, held here since the center holds its delegate weakly.
    private(set) lazy var notificationCenter = NotificationCenterFront(front: self)

    /// What follows the application, and refers to this front weakly.
    ///
    /// While there is one, UIKit is asked for the methods that report the registration for remote notifications.
    package var follower: (any ApplicationFollower)? { didSet { router.publishResponses() } }

    /// The application, once an event has come from it.
    package internal(set) weak var knownApplication: UIApplication? {
        didSet {
            if let knownApplication { join(knownApplication.listeners) }
            follower?.applicationDidChange(by: .didFinishLaunching)
        }
    }

    /// The object that the app names for methods of scenes that no role has.
    var sceneForwardingTarget: UIResponder?

    /// The last word on registering for remote notifications.
    package var registration: Any?

    /// What has been delivered of what scenes were connected for.
    var connected = WeakObjects()

    /// What has been delivered of what methods of a running app were called with.
    var received = WeakObjects()

    /// The events of scenes that have arrived in this turn, by subject, without those that have come both ways.
    var arrivals: [AnyHashable?: [Arrival]] = [:]

    /// The scene for which is being delivered what it is connected for, and the one that has just disconnected, if any.
    var connecting: UIScene?
    var leaving: [UIScene] = []

    /// The event of the app's state for which the app delegate is being called, until it has been delivered.
    var bridged: AppEvent?

    /// The app delegate of this front that UIKit calls, and the events whose methods its class overrides.
    weak var overridingDelegate: AppDelegate?
    var overridden = EventSet()

    /// The override that is being called for an event of a scene, until it calls super.
    var overrideCall: Arrival?

    /// The calls whose overrides have not called super, which they may do later; the last 16.
    var openCalls: [Arrival] = []

    /// The window that was set, in an app without scenes.
    private var ownWindow: UIWindow?

    /// The delegate that was the application's when it called this front, so that it forwards to the front.
    private(set) weak var applicationDelegate: AnyObject?

    /// The methods that this delegate had itself then; nil before.
    private(set) var ownMethods: EventSet?

    /// The events that were reported as shadowed, or their overrides as not called.
    var reported = EventSet()

    /// Whether the application's delegate configures scenes: a method, a handler or a closure does, or a foreign delegate, as SwiftUI's.
    private(set) var configuresScenes = false

    /// Whether the end of the launch has been noted.
    private(set) var hasLaunched = false

    private(set) lazy var state = AppState { [unowned self] in tell($0) }

    /// With whom the front hears what the system posts of the application that it works for.
    weak var listeners: Listeners?
    var isReassignmentScheduled = false

    /// Creates a front.
    ///
    /// - Parameters:
    ///   - router: The router, which belongs to the front from now on.
    ///   - isDetached: Whether the front receives only what is delivered by hand, and leaves UIKit alone.
    ///   - listeners: With whom it always listens; nil for those of the application that it works for, as far as that is known.
    init(router: EventRouter, isDetached: Bool = false, listeningWith listeners: Listeners? = nil) {
        self.router = router
        self.isDetached = isDetached
        responses = router.responses
        _ = Self.preparation
        _ = Listeners.observations
        router.owner = self
        if let listeners { listeners.insert(self) } else { join(.ofRunningApplication) }
    }

    /// The application, as far as it is known.
    var application: UIApplication { knownApplication ?? .running }
}

// MARK: The application

extension ApplicationFront {
    /// Notes that the launch is over, even if no handler wanted the event.
    func didLaunch(_ application: UIApplication) {
        if isFront(application.currentDelegate) {
            guard !hasLaunched else { return }
            hasLaunched = true
            if application !== knownApplication { learn(application) }
            closeLaunch()
            notificationCenter.launchDidEnd()
        } else if knownApplication == nil {
            // Its delegate may forward to this front, which shows only once there are handlers.
            knownApplication = application
        }
    }

    /// Learns which application it works for.
    func learn(_ application: UIApplication) {
        state.launch(inBackground: launchesInBackground ?? (application.applicationState == .background))
        knownApplication = application
        let delegate = application.currentDelegate
        if !isDetached {
            let foreign = delegate is any FrontObject ? nil : delegate
            applicationDelegate = delegate
            ownMethods = EventSet(AppEvent.allCases.filter { foreign?.implements($0) == true })
        }
        learnOverrides(of: delegate)
        // Whether there is a scene manifest shows only now.
        router.publishResponses()
        // Asked when the answers are those of this app: a delegate that forwards everything answers with ours. SwiftUI's configures scenes
        // itself, with a scene manifest and without.
        let question = AppEvent.configurationForConnectingScene
        configuresScenes =
            application.passesOnToAppDelegate
            && delegate?.responds(to: Selector(question.rawValue)) == true
            || responses.current.contains(question)
            // A class that declares nothing counts as one that does not configure scenes.
            || overridingDelegate?.overrides(question, isAssumed: false) == true
        router.publishResponses()
        scheduleReassignment()
    }

    /// The application that this front works for, once that is known.
    package var ownApplication: UIApplication? { knownApplication.flatMap { isFront($0.currentDelegate) ? $0 : nil } }

    /// Whether an application's delegate is an app delegate of this front, or forwards to one as SwiftUI's does.
    func isFront(_ delegate: (any UIApplicationDelegate)?) -> Bool {
        if let delegate, delegate === applicationDelegate { return true }
        return ownDelegate(behind: delegate) != nil
    }

    /// The app delegate of this front that an application's delegate is, or that it forwards to as SwiftUI's does.
    func ownDelegate(behind delegate: (any UIApplicationDelegate)?) -> (any FrontObject)? {
        guard let responder = delegate as? UIResponder else { return nil }
        let wanted = responses.current
        for event in AppEvent.allCases where wanted.contains(event) {
            if let object = responder.frontObject(for: event), object.front === self { return object }
        }
        return nil
    }
}

extension UIResponder {
    /// The forwarding delegate that the object is, or that it forwards an event to, as SwiftUI's delegates do.
    func frontObject(for event: AppEvent) -> (any FrontObject)? {
        self as? any FrontObject ?? forwardingTarget(for: Selector(event.rawValue)) as? any FrontObject
    }
}

// MARK: The window

extension ApplicationFront {
    /// The app's main window: that of a wrapped app delegate, the one that was set, or that of the scene that connected first.
    ///
    /// Wrapped app delegates share it, since their code looks for the window where it has always been.
    var window: UIWindow? {
        get {
            wrappers.firstNonNil { $0.receiver?.window ?? nil } ?? ownWindow
                ?? scenes.firstNonNil { $0.delegate?.window }
        }
        set {
            // The old window lives until the new one is set: its deinit may look for the window.
            withExtendedLifetime(ownWindow) { ownWindow = newValue }
            for wrapper in wrappers { wrapper.receiver?.replaceWindow(by: newValue) }
        }
    }

    /// The handlers that wrap an app delegate, each once.
    var wrappers: [ExistingAppDelegate] {
        var wrappers: [ExistingAppDelegate] = []
        for case let wrapper as ExistingAppDelegate in router.handlers.objects
        where !wrappers.contains(where: { $0 === wrapper }) { wrappers.append(wrapper) }
        return wrappers
    }
}
