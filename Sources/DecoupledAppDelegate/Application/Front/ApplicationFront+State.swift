extension ApplicationFront {
    /// Processes a hint about the app's state.
    ///
    /// Its transitions are delivered with the same application, even if no launch has made it known.
    func hint(_ transition: AppState.Transition, from application: UIApplication, byBridge: Bool = false) {
        if knownApplication == nil { knownApplication = application }
        state.take(transition, fromBridge: byBridge)
    }

    /// Takes a hint about a scene.
    func hint(_ transition: AppState.Transition, of scene: UIScene) {
        if isOwn(scene) { state.take(transition, of: ObjectIdentifier(scene)) }
    }

    func tell(_ transition: AppState.Transition) {
        follower?.applicationDidChange(by: nil)
        notificationCenter.update()
        // An SDK that has started since may have put methods on a delegate's class.
        if transition.level == .active { scheduleReassignment() }
        if bridged == transition.event.id {
            bridged = nil
            return deliver(transition, from: application, only: nil)
        }
        let call = callOverride(of: transition.event.id) { transition.call($0, application) }
        // Without scenes, UIKit's notification brings handlers what an override keeps to itself.
        if call?.isPassedOn != true { passOn(transition) }
    }

    /// Has the handlers hear of a transition that no bridge has brought.
    func passOn(_ transition: AppState.Transition) {
        deliver(transition, from: application, only: selection(of: Array(application.connectedScenes)))
    }

    func deliver(_ transition: AppState.Transition, from application: UIApplication, only selection: HandlerSelection?)
    {
        router.deliver(transition.event.definition, NoInput(), from: application, only: selection)
    }

    func observe() {
        observations = [
            SystemObservation(of: UIApplication.didFinishLaunchingNotification) { [weak self] in self?.didLaunch($0) },
            SystemObservation(of: UIApplication.willTerminateNotification) { [weak self] (application: UIApplication) in
                if self?.ownApplication === application { self?.deliver(.willTerminate, NoInput()) }
            },
            SystemObservation(of: UIScene.willConnectNotification) { [weak self] in self?.willConnect($0) },
            SystemObservation(of: UIScene.didDisconnectNotification) { [weak self] in self?.didDisconnect($0) },
        ]
        observations += AppState.Transition.all.flatMap { transition in
            [
                SystemObservation(of: transition.notification) { [weak self] (application: UIApplication) in
                    if self?.ownApplication === application { self?.hint(transition, from: application) }
                },
                SystemObservation(of: transition.notificationOfScene) { [weak self] in self?.hint(transition, of: $0) },
            ]
        }
    }

    /// Takes what UIKit posts of a scene that is connected, whoever its delegate is.
    func learn(_ name: Notification.Name, of scene: UIScene) {
        if name == UIScene.didDisconnectNotification { didDisconnect(scene) }
        for transition in AppState.Transition.all where transition.notificationOfScene == name {
            hint(transition, of: scene)
        }
    }
}
