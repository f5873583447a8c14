import Foundation

// What UIKit posts. It posts much of what it calls delegates for as well, so most of these reports have come already,
// by another entry point.

extension EventRouter {
    /// The events that UIKit posts, by their notifications.
    static let posted: KeyValuePairs<Notification.Name, AppEvent> = [
        UIApplication.didFinishLaunchingNotification: .didFinishLaunching,
        UIApplication.willResignActiveNotification: .willResignActive,
        UIApplication.didEnterBackgroundNotification: .didEnterBackground,
        UIApplication.willEnterForegroundNotification: .willEnterForeground,
        UIApplication.didBecomeActiveNotification: .didBecomeActive,
        UIApplication.willTerminateNotification: .willTerminate,
        UIScene.willConnectNotification: .sceneWillConnect,
        UIScene.willDeactivateNotification: .sceneWillResignActive,
        UIScene.didEnterBackgroundNotification: .sceneDidEnterBackground,
        UIScene.willEnterForegroundNotification: .sceneWillEnterForeground,
        UIScene.didActivateNotification: .sceneDidBecomeActive,
        UIScene.didDisconnectNotification: .sceneDidDisconnect,
    ]

    /// Takes what UIKit posts of an application or a scene; a router that does not listen is called directly.
    package func route(posted event: AppEvent, from object: AnyObject) {
        if let scene = object as? UIScene {
            switch event {
            case .sceneWillConnect: return willConnect(scene)
            case .sceneDidBecomeActive: routeUnforwardedConnection(of: scene)
            default: break
            }
            routeState(event, of: scene)
        } else if let application = object as? UIApplication {
            if event == .didFinishLaunching { didLaunch(application) }
            guard acceptsNotifications(from: application) else { return }
            if event == .willTerminate { deliver(.willTerminate, (), via: .applicationNotification) }
            guard let transition = Transition.of(event), transition.event == event else { return }
            deliver(transition.event, (), from: Origin(.applicationNotification, from: application))
        }
    }

    /// Whether what an application posts is for the handlers of this router.
    private func acceptsNotifications(from application: UIApplication) -> Bool {
        if delegatingApplication === application { return true }
        guard applicationContext.identified === application else { return false }
        // One whose delegate has been replaced by a foreign one goes on posting what it no longer tells ours.
        let isForsaken = applicationContext.launch == .over && !(application.currentDelegate is any RoutingDelegate)
        return isForsaken || applicationContext.mode != .live
    }

    /// Takes the notification that a scene connects, with whichever delegate.
    ///
    /// What has become of it shows on the next turn: a delegate that forwards, such as SwiftUI's, may be created only
    /// when the scene connects.
    private func willConnect(_ scene: UIScene) {
        guard applicationContext.mode != .detached else { return }
        if countsForAppState(scene) { addScene(scene) }
        MainThread.async { [weak self, weak scene] in
            guard let self, let scene else { return }
            routeUnforwardedConnection(of: scene)
            reportLostConnection(of: scene)
        }
    }
}
