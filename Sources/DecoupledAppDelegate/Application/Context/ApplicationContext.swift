import Foundation

/// The application that a router works for, and what has become known of it.
@MainActor final class ApplicationContext {
    /// How far the application's launch has come, as it is posted.
    enum Launch {
        /// The application is launching, or nothing of its launch is known.
        case pending

        /// The application has posted that it has launched.
        case over
    }

    /// Who runs the application.
    enum Mode {
        /// UIKit, to which the router listens.
        case live

        /// A test, which tells the router what UIKit would post.
        case played

        /// Somebody else: the router receives only what is delivered by hand, and leaves the application alone.
        case detached
    }

    private(set) var mode: Mode

    /// The application, once it has launched, or an event has come from it; from the start for a detached app delegate.
    private(set) weak var identified: UIApplication?

    /// The delegate that was the application's when it called the router; nil before.
    private(set) var delegateSnapshot: ApplicationDelegateMethods?

    /// Whether the application's delegate configures scenes: a method, a handler or a closure does, or a foreign
    /// delegate, as SwiftUI's.
    private(set) var configuresScenes = false

    private(set) var launch = Launch.pending

    /// The object that the app names for methods of scenes that no role has.
    private(set) var sceneForwardingTarget: UIResponder?

    /// The window that the app has set, without scenes.
    private(set) var window: UIWindow?

    /// The last result of registering for remote notifications.
    private(set) var remoteNotificationRegistration: Result<Data, any Error>?

    /// With whom the router hears what UIKit posts of the application.
    private(set) weak var listeners: Listeners?

    init(_ mode: Mode) { self.mode = mode }

    /// The application, as far as it is known.
    var current: UIApplication { identified ?? .running }

    /// A test plays the application from now on.
    func play(as mode: Mode) { self.mode = mode }

    /// The application has shown itself.
    func setApplication(_ application: UIApplication) { identified = application }

    /// The application's delegate has called the router.
    func setDelegateSnapshot(_ delegate: (any UIApplicationDelegate)?) {
        self.delegateSnapshot = delegate.map(ApplicationDelegateMethods.init)
    }

    /// It has shown whether the application's delegate configures scenes.
    func setConfiguresScenes(_ configuresScenes: Bool) { self.configuresScenes = configuresScenes }

    /// There is a new result of registering for remote notifications.
    func setRegistration(_ result: Result<Data, any Error>?) { remoteNotificationRegistration = result }

    /// Takes the object for methods of scenes that no role has; one that forwards to the router would be asked by
    /// itself.
    func replaceSceneForwardingTarget(by target: UIResponder?) {
        sceneForwardingTarget = target is any RoutingDelegate ? nil : target
    }

    /// Has a router listen with those of another application; only one that UIKit runs does.
    func changeListeners(to listeners: Listeners, of router: EventRouter) {
        guard mode == .live, listeners !== self.listeners else { return }
        self.listeners?.remove(router)
        listeners.insert(router)
        self.listeners = listeners
    }

    /// The launch is over, as is posted.
    func endLaunch() { launch = .over }

    /// Takes the window of an app without scenes.
    func replaceWindow(by window: UIWindow?) {
        // Exchanged, since the deinit of the old window may look for the window.
        _ = exchange(&self.window, with: window)
    }

    /// Whether a delegate is the one by which the application has called the router.
    func isCalled(by delegate: AnyObject) -> Bool { self.delegateSnapshot?.object === delegate }
}

/// The methods that the application's delegate had itself when it called the router, which shows what has been added
/// since.
@MainActor final class ApplicationDelegateMethods {
    private(set) weak var object: AnyObject?

    private let ownMethods: EventSet

    /// The events that were reported as shadowed.
    private var reported = EventSet()

    init(_ delegate: any UIApplicationDelegate) {
        object = delegate
        let foreign = delegate is any RoutingDelegate ? nil : delegate
        ownMethods = EventSet(AppEvent.allCases.filter { foreign?.implements($0) == true })
    }

    /// Reports each of the events once that the application's delegate keeps from the router: its class has been given
    /// the method since the launch, or it has taken the place of the delegate that forwarded, and lacks the method.
    func reportShadowed(
        _ definitions: [AnyEventDefinition], by current: any UIApplicationDelegate, to registry: HandlerRegistry
    ) {
        for definition in definitions {
            let isShadowed =
                current === object
                ? !ownMethods.contains(definition.event) && current.implements(definition.event)
                : !current.responds(to: Selector(definition.event.rawValue))
            guard isShadowed, reported.insert(EventSet(definition.event)).inserted else { continue }
            registry.reportFault(.shadowed, by: "\(type(of: current))", at: definition)
        }
    }
}
