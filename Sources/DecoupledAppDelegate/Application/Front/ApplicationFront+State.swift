extension ApplicationFront {
    /// Delivers a transition of the app's state.
    func deliver(_ change: AppState.Change) {
        let event = change.transition.event
        follower?.applicationDidChange(by: nil)
        notificationCenter.update()
        // An SDK that has started since may have put methods on a delegate's class.
        if event == .didBecomeActive { scheduleReassignment() }
        let origin = Origin(application: application)
        let scenes: [UIScene]
        switch change.cause {
        case .appDelegate(let sent): return router.deliver(sent, from: origin)
        case .disconnection(let scene): scenes = Array(application.connectedScenes) + [scene]
        case .hint: scenes = Array(application.connectedScenes)
        }
        let sent = TypedEvent(event.definition, ())
        // Handlers are told even if the override does not call super, as UIKit's notification tells them in an app without scenes.
        if performOverride(of: sent, from: origin, in: scenes)?.hasPassedOn != true {
            deliver(sent, from: origin, reportedBy: scenes)
        }
    }

    /// Takes a call of the app delegate that reports a transition: handlers receive each real one once, whichever way it was reported.
    ///
    /// An override has called super, UIKit has called the app delegate in an app without scenes, or the app forwards what scenes have
    /// reported, by hand.
    func deliver(_ sent: SentEvent, from origin: Origin, reporting transition: Transition) {
        // Only the first call of super brings the transition: unlike a URL, it cannot be another one.
        if let call = overrides.openCall(bringing: sent, from: origin, to: application), call.state == .running {
            return overrides.passOn(from: origin, by: call) { deliver(sent, from: $0, reportedBy: call.liveScenes) }
        }
        if own.known == nil { know(origin.application) }
        let isDelivered = state.takeFromAppDelegate(sent, transition, isAboutScene: usesScenes)
        guard !isDelivered, let selection = forwarding.handlers(forwardedToFrom: Array(application.connectedScenes))
        else { return }
        router.deliver(sent, from: origin, only: selection)
    }

    /// Has handlers receive a transition that scenes have reported, unless the app forwards it to them by hand.
    private func deliver(_ sent: SentEvent, from origin: Origin, reportedBy scenes: [UIScene]) {
        router.deliver(sent, from: origin, only: forwarding.handlers(notForwardedToFrom: scenes))
    }

    /// The events that UIKit posts, too, by their notifications.
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

    /// Takes what the system posts of an application or a scene.
    func take(_ event: AppEvent, from object: AnyObject) {
        if let scene = object as? UIScene {
            if event == .sceneWillConnect { willConnect(scene) } else { learn(event, of: scene) }
        } else if let application = object as? UIApplication {
            if event == .didFinishLaunching { didLaunch(application) }
            // One whose delegate has been replaced by a foreign one goes on posting what it no longer tells ours.
            let isForsaken = own.hasLaunched && !(application.currentDelegate is any FrontObject)
            guard ownApplication === application || isForsaken && own.known === application else { return }
            if event == .willTerminate { deliver(.willTerminate, ()) }
            learn(event, of: application)
        }
    }

    /// Learns from an event what becomes of the app's state; a detached front does not observe what UIKit posts.
    ///
    /// Transitions are delivered with the same application, even if no launch has made it known.
    package func learn(_ event: AppEvent, of application: UIApplication) {
        // An event of a scene says nothing of an app that has others.
        guard let transition = Transition.of(event), transition.event == event else { return }
        if own.known == nil { know(application) }
        state.take(transition)
    }

    /// Learns from an event what becomes of a scene that is connected, whoever its delegate is.
    package func learn(_ event: AppEvent, of scene: UIScene) {
        if event == .sceneDidBecomeActive { deliverUnforwardedConnection(of: scene) }
        if event == .sceneDidDisconnect { didDisconnect(scene) }
        if let transition = Transition.of(event), isOwn(scene) { state.take(transition, of: scene) }
    }
}
