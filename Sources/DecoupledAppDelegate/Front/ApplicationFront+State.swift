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
        if transition == .didBecomeActive { scheduleReassignment() }
        let isBridged = bridged == transition
        if isBridged { bridged = nil }
        let selection = isBridged ? nil : unbridged(from: Array(application.connectedScenes))
        transition.event.pass(router, NoInput(), application, selection)
    }

    func observe() {
        observations = [
            SystemObservation(of: UIApplication.didFinishLaunchingNotification) { [weak self] in self?.didLaunch($0) },
            SystemObservation(of: UIApplication.willTerminateNotification) { [weak self] (application: UIApplication) in
                if self?.isOwn(application) == true { self?.deliver(.willTerminate, NoInput()) }
            },
            SystemObservation(of: UIScene.willConnectNotification) { [weak self] in self?.willConnect($0) },
            SystemObservation(of: UIScene.didDisconnectNotification) { [weak self] in self?.didDisconnect($0) },
        ]
        for transition in AppState.Transition.all {
            observations += [
                SystemObservation(of: transition.notification) { [weak self] (application: UIApplication) in
                    if self?.isOwn(application) == true { self?.hint(transition, from: application) }
                },
                SystemObservation(of: transition.notificationOfScene) { [weak self] in self?.hint(transition, of: $0) },
            ]
        }
    }
}
