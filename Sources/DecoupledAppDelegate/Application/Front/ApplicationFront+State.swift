extension ApplicationFront {
    func tell(_ transition: Transition) {
        follower?.applicationDidChange(by: nil)
        notificationCenter.update()
        // An SDK that has started since may have put methods on a delegate's class.
        if transition.event == .didBecomeActive { scheduleReassignment() }
        let sent = SentEvent(
            event: transition.event.definition, input: (), origin: Origin(application: application))
        if bridged == transition.event {
            bridged = nil
            router.deliver(sent)
        } else if callOverride(of: sent)?.isDone != true {
            // Without scenes, UIKit's notification brings handlers what an override keeps to itself.
            passOn(sent)
        }
    }

    /// Has the handlers hear of a transition that no bridge has brought.
    func passOn(_ sent: SentEvent) { router.deliver(sent, only: selection(of: scenesOfState)) }

    /// The events that UIKit posts, too, by their notifications.
    static let posted: [Notification.Name: AppEvent] = [
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

    /// Takes what the system posts of an application or a scene.
    func take(_ event: AppEvent, from object: Any) {
        if let scene = object as? UIScene {
            if event == .sceneWillConnect { willConnect(scene) } else { learn(event, of: scene) }
        } else if let application = object as? UIApplication {
            if event == .didFinishLaunching { didLaunch(application) }
            // One whose delegate has been replaced by a foreign one goes on posting what it no longer tells ours.
            let isForsaken = hasLaunched && !(application.currentDelegate is any FrontObject)
            guard ownApplication === application || isForsaken && knownApplication === application else { return }
            if event == .willTerminate { deliver(.willTerminate, ()) }
            learn(event, of: application)
        }
    }

    /// Learns from an event what becomes of the app's state; a detached front does not observe what UIKit posts.
    ///
    /// Transitions are delivered with the same application, even if no launch has made it known.
    package func learn(_ event: AppEvent, of application: UIApplication, byBridge: Bool = false) {
        // An event of a scene says nothing of an app that has others.
        guard let transition = Transition.of(event), transition.event == event else { return }
        if knownApplication == nil { knownApplication = application }
        state.take(transition, fromBridge: byBridge)
    }

    /// Learns from an event what becomes of a scene that is connected, whoever its delegate is.
    package func learn(_ event: AppEvent, of scene: UIScene) {
        if event == .sceneDidBecomeActive { deliverUnforwardedConnection(of: scene) }
        if event == .sceneDidDisconnect { didDisconnect(scene) }
        if let transition = Transition.of(event), isOwn(scene) { state.take(transition, of: scene) }
    }
}
