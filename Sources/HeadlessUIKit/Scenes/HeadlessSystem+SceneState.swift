extension HeadlessSystem {
    /// Brings a scene to the foreground; does nothing if it is there already or not connected.
    ///
    /// A scene on a non-interactive display, such as one by AirPlay, is visible but never becomes active. Any other counts for the
    /// application's state, a CarPlay scene included: the application is active with its first active scene.
    ///
    /// - Parameter scene: The scene.
    public func activate(_ scene: UIScene) {
        enterForeground(scene)
        guard scene.activationState == .foregroundInactive, application.connectedScenes.contains(scene),
            scene.session.role != .windowExternalDisplayNonInteractive
        else { return }
        // The last one to come to the foreground is the last one in the list.
        state.scenes.removeAll { $0 === scene }
        state.scenes.append(scene)
        scene.activationState = .foregroundActive
        send(.didBecomeActive, to: scene) { $0.sceneDidBecomeActive(scene) }
        post(UIScene.didActivateNotification, from: scene)
        becomeActive()
    }

    /// Takes a scene from the front, where it stays visible, as something that covers it does; does nothing elsewhere.
    ///
    /// - Parameter scene: The scene.
    public func deactivate(_ scene: UIScene) {
        let step = UIScene.willDeactivateNotification
        let isDue = announce(step, of: scene, while: scene.activationState == .foregroundActive) {
            send(.willResignActive, to: scene) { $0.sceneWillResignActive(scene) }
        } _: {
            post(step, from: scene)
        } _: {
            if !others(than: scene).contains(where: { $0.activationState == .foregroundActive }) { resignActive() }
        }
        if isDue { scene.activationState = .foregroundInactive }
    }

    /// Makes a scene visible, without making it active yet; does nothing if it is visible or not connected.
    ///
    /// - Parameter scene: The scene.
    public func enterForeground(_ scene: UIScene) {
        let step = UIScene.willEnterForegroundNotification
        let isDue = announce(step, of: scene, while: !scene.isVisible && application.connectedScenes.contains(scene)) {
            send(.willEnterForeground, to: scene) { $0.sceneWillEnterForeground(scene) }
        } _: {
            post(step, from: scene)
        } _: {
            leaveBackground()
        }
        if isDue { scene.activationState = .foregroundInactive }
    }

    /// Puts a scene into the background, where what it shows is saved; does nothing if it is not visible.
    ///
    /// - Parameter scene: The scene.
    public func enterBackground(_ scene: UIScene) {
        deactivate(scene)
        guard scene.activationState == .foregroundInactive else { return }
        scene.activationState = .background
        send(.didEnterBackground, to: scene) { $0.sceneDidEnterBackground(scene) }
        post(UIScene.didEnterBackgroundNotification, from: scene)
        if !others(than: scene).contains(where: \.isVisible) { goToBackground() }
        let activity = send(.stateRestorationActivity, to: scene) { $0.stateRestorationActivity(for: scene) }
        if let activity = activity ?? nil { scene.session.stateRestorationActivity = activity }
    }

    /// Does something that the user asked for elsewhere, for which a scene comes to the foreground.
    package func inForeground<Answer>(_ scene: UIScene, _ body: () -> Answer) -> Answer {
        guard !scene.isVisible else { return body() }
        enterForeground(scene)
        defer { activate(scene) }
        return body()
    }

    /// Puts all scenes into the background at once.
    func putScenesAway() {
        let visible = state.scenes.filter(\.isVisible)
        state.sessionsPutAway = visible.map(\.session)
        visible.forEach(deactivate)
        visible.forEach(enterBackground)
    }

    /// Brings those scenes to the foreground that were there before; if there are none, another.
    func bringScenesBack() {
        let putAway = state.scenes.filter { state.sessionsPutAway.contains($0.session) }
        state.sessionsPutAway = []
        let scenes = putAway.isEmpty ? [frontScene].compactMap(\.self) : putAway
        scenes.forEach(enterForeground)
        scenes.forEach(activate)
        if scenes.isEmpty { connectWindow() }
    }

    /// Connects a scene of a window: of the last session that remains, else of a new one.
    @discardableResult func connectWindow(options: UIScene.ConnectionOptions? = nil) -> UIScene? {
        guard let session = state.sessions.last(where: \.isOfWindow) else {
            return connectScene(options: options)
        }
        return reconnectScene(of: session, options: options)
    }

    private func others(than scene: UIScene) -> [UIScene] { state.scenes.filter { $0 !== scene } }
}

extension UIScene {
    /// Whether the scene is in the foreground, active or not.
    package var isVisible: Bool { [.foregroundActive, .foregroundInactive].contains(activationState) }
}
