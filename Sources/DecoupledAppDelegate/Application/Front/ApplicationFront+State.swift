extension ApplicationFront {
    /// Processes a hint about the app's state.
    ///
    /// Its transitions are delivered with the same application, even if no launch has made it known.
    func hint(_ transition: Transition, from application: UIApplication, byBridge: Bool = false) {
        if knownApplication == nil { knownApplication = application }
        state.take(transition, fromBridge: byBridge)
    }

    /// Takes a hint about a scene.
    func hint(_ transition: Transition, of scene: UIScene) {
        if isOwn(scene) { state.take(transition, of: scene) }
    }

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

    func observe() {
        let names = [
            UIApplication.didFinishLaunchingNotification, UIApplication.willTerminateNotification,
            UIScene.willConnectNotification, UIScene.didDisconnectNotification,
        ]
        observations = (names + Transition.all.flatMap { [$0.notification, $0.notificationOfScene] }).map { name in
            SystemObservation(of: name) { [weak self] in self?.take(name, from: $0) }
        }
    }

    /// Takes what the system posts of an application or a scene.
    private func take(_ name: Notification.Name, from object: Any) {
        if let scene = object as? UIScene {
            if name == UIScene.willConnectNotification { willConnect(scene) } else { learn(name, of: scene) }
        } else if let application = object as? UIApplication {
            if name == UIApplication.didFinishLaunchingNotification { didLaunch(application) }
            // One whose delegate has been replaced by a foreign one goes on posting what it no longer tells ours.
            let isForsaken = hasLaunched && !(application.currentDelegate is any FrontObject)
            guard ownApplication === application || isForsaken && knownApplication === application else { return }
            if name == UIApplication.willTerminateNotification { deliver(.willTerminate, ()) }
            for transition in Transition.all where transition.notification == name {
                hint(transition, from: application)
            }
        }
    }

    /// Takes what UIKit posts of the app's state, which a detached front does not observe.
    package func learn(_ event: AppEvent, of application: UIApplication) {
        if let transition = Transition.of(event) { hint(transition, from: application) }
    }

    /// Takes what UIKit posts of a scene that is connected, whoever its delegate is.
    package func learn(_ name: Notification.Name, of scene: UIScene) {
        if name == UIScene.didDisconnectNotification { didDisconnect(scene) }
        for transition in Transition.all where transition.notificationOfScene == name {
            hint(transition, of: scene)
        }
    }
}
