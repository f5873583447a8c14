// This folder is the application's side: `EventRouter` is what the routing delegates of one application share, and
// `EventRouter+Road` the order in which an event passes everything. `Road` has its stations, as far as they concern the
// application; the other stations are in the folder `Delivery`. `Context` has the application and who listens to it,
// `Scenes` the connected scenes, and `UserNotificationCenter` the center's delegate. `Delegates` are the classes that
// UIKit calls, `Wrappers` the handlers that wrap a delegate, and `Platform` has what differs by platform.

/// A delegate that UIKit calls, and that keeps its router alive: an app delegate or a scene delegate.
@MainActor protocol RoutingDelegate: UIResponder {
    /// What the delegate shares with the others of its application.
    nonisolated var router: EventRouter { get }
}

/// Routes what UIKit and the app report to the handlers; the routing delegates of one application share it.
@MainActor package final class EventRouter {
    /// The handlers, what intercepts their events, and what is kept for them.
    let registry: HandlerRegistry

    /// The application, and what has become known of it.
    let applicationContext: ApplicationContext

    /// The app's state.
    let appState = AppStateTracker()

    /// The connected scenes.
    let scenes = ConnectedScenes()

    /// The methods that the app delegate's class overrides.
    private(set) lazy var overrideDispatcher = OverrideDispatcher(of: self)

    /// What has come already.
    private(set) lazy var duplicateDetector = DuplicateDetector(of: self)

    /// The events that wait for each other.
    let queue = EventQueue()

    /// Keeps the app's delegate of the notification center in place.
    private(set) lazy var centerDelegateInstaller = CenterDelegateInstaller(of: self)

    /// Makes UIKit ask again what it may have cached.
    private(set) lazy var reassignment = Reassignment(of: self)

    /// An object that is told what becomes known of the application, such as its status; it refers to this router
    /// weakly.
    ///
    /// While there is one, UIKit is asked for the methods that report the registration for remote notifications.
    package var follower: (any ApplicationFollower)? { didSet { registry.publishResponses() } }

    /// Creates a router.
    ///
    /// - Parameters:
    ///   - registry: The handlers, which belong to the router from now on.
    ///   - mode: Who runs its application.
    ///   - listeners: With whom it always listens; nil for those of the application that it works for, as far as that
    ///     is known.
    init(registry: HandlerRegistry, mode: ApplicationContext.Mode = .live, listeningWith listeners: Listeners? = nil) {
        self.registry = registry
        applicationContext = ApplicationContext(mode)
        _ = Self.rememberedMethods
        _ = Listeners.observations
        registry.owner = self
        if let listeners {
            listeners.insert(self)
        } else {
            applicationContext.changeListeners(to: .ofRunningApplication, of: self)
        }
    }

    /// The application, as far as it is known.
    var application: UIApplication { applicationContext.current }

    /// Which events are wanted, for `responds(to:)` on any thread.
    nonisolated var responses: SelectorResponses { registry.responses }
}

extension EventRouter {
    /// The router of the process's own application, which owns everything that no other router does.
    static let shared: EventRouter = {
        // The code that fills a slot first makes it.
        MainThread.preconditionIsCurrent()
        return EventRouter(registry: HandlerRegistry(clock: SystemClock.shared), listeningWith: .ofProcess)
    }()

    /// The router of the application that runs, for a scene delegate that UIKit creates.
    static var current: EventRouter {
        (UIApplication.running.currentDelegate as? any RoutingDelegate)?.router ?? .shared
    }

    /// Remembers the routing delegates' own implementations before an SDK can swizzle them.
    static let rememberedMethods: Void = {
        AppDelegate.rememberMethods(of: AppEvent.allCases.filter(\.isAppDelegateMethod))
        SceneDelegate.rememberMethods(of: Array(SceneDelegate.eventsByMethod.keys))
        UserNotificationCenterDelegate.rememberMethods(
            of: AppEvent.allCases.filter(\.isNotificationCenterDelegateMethod))
    }()
}

// MARK: What is wanted

extension EventRouter: HandlerRegistryOwner {
    /// The package configures scenes and delivers what they are connected for, sets the notification center's delegate
    /// before the launch ends, and announces kept events where that is wanted.
    func neededEvents(including wanted: EventSet) -> EventSet {
        var needs = wanted
        needs.formUnion(EventSet(.sceneWillConnect))
        if usesScenes {
            needs.formUnion(overrideDispatcher.overridden.intersection(SceneDelegate.appDelegateEvents))
            needs.formUnion(EventSet(.configurationForConnectingScene))
        }
        let keepsForLater = registry.keptEvents.policy.respondsWithoutHandlers
        if keepsForLater { needs.formUnion(AppEvent.keepable) }
        // Only these methods report the registration to the status; UIKit posts the rest as notifications, too.
        if keepsForLater || follower != nil { needs.formUnion(AppEvent.registrationResults) }
        if !needs.isDisjoint(with: AppEvent.notificationCenterDelegateMethods) {
            needs.formUnion(EventSet(.didFinishLaunching))
        }
        return needs
    }

    func responsesDidChange() { reassignment.request() }

    func slotsDidChange() { centerDelegateInstaller.reinstallIfVacant() }

    func isForwarder(_ object: AnyObject) -> Bool {
        let object = (object as? ExistingSceneDelegate)?.wrapped ?? object
        return (object as? any RoutingDelegate)?.router === self
            || (object as? UserNotificationCenterDelegate)?.router === self
    }

    func handlersDidLeave(_ former: [Recipient], _ slot: AnySlot) { duplicateDetector.handlersDidLeave(former, slot) }

    func isMissed(_ event: AppEvent, by newcomer: Recipient) -> Bool {
        newcomer.wants(event) && duplicateDetector.isMissed(event, by: newcomer.entry.represented)
    }

    /// Whether the application has adopted scenes: UIKit gives a scene to one that has not, too.
    var usesScenes: Bool { applicationContext.configuresScenes || declaresScenes }
}

nonisolated extension AppEvent {
    /// The events of the notification center's delegate.
    @MainActor static let notificationCenterDelegateMethods = EventSet(
        allCases.filter(\.isNotificationCenterDelegateMethod))
}
