import BenchmarkSubjects
import DecoupledAppDelegate

/// App delegates of each shape, and applications that they belong to.
@MainActor
enum Peers {
    /// Makes an app delegate of a shape whose handlers are told and asked by it.
    ///
    /// It is not inlined, so that whoever sends the events does not know which of them it is.
    @inline(never)
    static func delegate(_ shape: Shape, of listeners: [Listener]) -> any UIApplicationDelegate {
        guard shape == .casts else { return package(of: listeners) }
        let delegate = CastingDelegate()
        delegate.replaceHandlers(by: listeners)
        return delegate
    }

    /// Makes an app delegate of the package with the same handlers in each slot.
    static func package(of listeners: [Listener]) -> AppDelegate {
        let delegate = AppDelegate(roles: Roles())
        delegate.systemConditionsDelegate = Handlers(listeners)
        delegate.appStateDelegate = Handlers(listeners)
        delegate.urlDelegate = Handlers(listeners)
        delegate.orientationDelegate = Handlers(listeners)
        return delegate
    }

    /// Makes an app delegate that gathers the answers to a push.
    @inline(never)
    static func pushDelegate(_ shape: Shape, of answerers: [Answerer]) -> any UIApplicationDelegate {
        switch shape {
        case .group: return GroupPushDelegate(answerers)
        case .lock: return LockingPushDelegate(answerers)
        default:
            let delegate = AppDelegate(roles: Roles())
            delegate.remoteNotificationsDelegate = Handlers(answerers)
            return delegate
        }
    }

    /// Launches an application, which becomes active; one without scenes unless it has some.
    static func launch(_ delegate: any UIApplicationDelegate, hasScenes: Bool = false) -> UIApplication {
        let application = UIApplication()
        application.system.configuration.sceneManifest = hasScenes ? SceneManifest() : nil
        unsafe application.delegate = delegate
        application.system.launch()
        Turn.end()
        return application
    }
}
