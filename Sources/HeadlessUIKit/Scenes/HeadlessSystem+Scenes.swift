// Scenes: windows of an application, each with a delegate and a life of its own.
//
// UIScene and UIWindowScene are what is there while a scene is connected, and UISceneSession what remains when it is not.
// UISceneConfiguration says which classes it has; SceneManifest, beside it, is what an app declares of that. HeadlessSystem+Scenes,
// below, connects and disconnects scenes. +SceneState brings them to the foreground and back, by which the application's state changes,
// too. +SceneRequests gives them what there is to do, or connects one for it. UIApplication+Scenes is how an app asks for scenes
// itself. UIWindow draws nothing; it knows its scene and whether it is key. An application without scenes has one all the same, without
// a delegate: UIApplication.showSceneWithoutManifest().

extension HeadlessSystem {
    /// Connects a new scene, with a session of its own.
    ///
    /// The order is UIKit's: the application's delegate returns a configuration, the scene and its delegate are made, the
    /// scene connects, comes to the foreground and becomes active. An application that is not running is launched first.
    ///
    /// - Parameters:
    ///   - role: What the scene is for.
    ///   - options: Why it connects; nil if only for the user to use it.
    ///   - inForeground: Whether it comes to the foreground.
    /// - Returns: The scene; nil if the application is one without scenes, can show one only and does, or has ended.
    @discardableResult
    public func connectScene(
        role: UISceneSession.Role = .windowApplication,
        options: UIScene.ConnectionOptions? = nil,
        inForeground: Bool = true
    ) -> UIScene? {
        if state.life == .notLaunched {
            guard declaresScenes || delegateConfiguresScenes else { return nil }
            launchReason = .background
            launch()
        }
        guard state.life == .launched, isSceneBased else { return nil }
        let manifest = configuration.sceneManifest ?? SceneManifest(supportsMultipleScenes: false)
        let isTaken = state.scenes.contains { $0.session.role == role }
        guard manifest.supportsMultipleScenes || !role.isOfWindow || !isTaken else { return nil }
        state.sessionCount += 1
        let session = UISceneSession(
            persistentIdentifier: "\(state.sessionCount)",
            configuration: manifest.configuration(for: role))
        return connect(session, options: options, inForeground: inForeground)
    }

    /// Connects a scene again whose session has remained, with the configuration that it had.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - options: Why it connects; nil if only for the user to use it.
    ///   - inForeground: Whether it comes to the foreground.
    /// - Returns: The scene, a new one unless it is connected; nil if the session was discarded, or the application has ended.
    @discardableResult
    public func reconnectScene(
        of session: UISceneSession,
        options: UIScene.ConnectionOptions? = nil,
        inForeground: Bool = true
    ) -> UIScene? {
        guard state.life == .launched, application.openSessions.contains(session) else { return nil }
        if let scene = session.scene { return scene }
        return connect(session, options: options, inForeground: inForeground)
    }

    /// Disconnects a scene, as the system does when it needs the memory; the session remains.
    ///
    /// - Parameter scene: The scene.
    public func disconnect(_ scene: UIScene) {
        guard application.connectedScenes.contains(scene) else { return }
        enterBackground(scene)
        detach(scene)
    }

    /// Disconnects a scene in whatever state it is.
    func detach(_ scene: UIScene) {
        guard application.connectedScenes.contains(scene) else { return }
        state.scenes.removeAll { $0 === scene }
        scene.activationState = .unattached
        scene.session.scene = nil
        send(.didDisconnect, to: scene) { $0.sceneDidDisconnect(scene) }
        post(UIScene.didDisconnectNotification, from: scene)
        // No method of the delegate is called any more, as befits a scene that has been disconnected.
        scene.responses = []
    }

    /// Discards sessions that are not connected, as the user does who closes windows that are not in use.
    ///
    /// - Parameter sessions: The sessions; those that are connected, or were discarded already, are left out.
    public func discard(_ sessions: Set<UISceneSession>) {
        let discarded = sessions.intersection(application.openSessions).filter { $0.scene == nil }
        guard !discarded.isEmpty else { return }
        state.sessions.removeAll(where: discarded.contains)
        send(.didDiscardSceneSessions) { $0.application(application, didDiscardSceneSessions: discarded) }
    }

    /// The scene that something concerns which concerns the whole application: the one in front, or the last that was.
    package var frontScene: UIScene? {
        let scenes = state.scenes.filter(\.session.isOfWindow)
        return scenes.last { $0.activationState == .foregroundActive }
            ?? scenes.last { $0.activationState == .foregroundInactive }
            ?? scenes.last
    }

    private func configure(_ session: UISceneSession, options: UIScene.ConnectionOptions) {
        let answer = send(.configurationForConnectingScene) {
            $0.application(application, configurationForConnecting: session, options: options)
        }
        guard let answer else { return }
        guard answer.role == session.role else {
            return report(
                """
                \(DelegateMethod.configurationForConnectingScene.rawValue) answered with a configuration for the role \
                \(answer.role.rawValue), for which UIKit raises; the scene is for \(session.role.rawValue), and what the \
                application declares for that holds instead
                """)
        }
        session.configuration = answer
    }

    /// Has the windows in front resign, become active and resign again, as UIKit was seen to do before another window connects.
    ///
    /// - Returns: The windows, which become active again before the new one does.
    private func makeRoom() -> [UIScene] {
        let scenes = activeWindowScenes
        scenes.forEach(deactivate)
        scenes.forEach(activate)
        scenes.forEach(deactivate)
        return scenes
    }

    private func connect(
        _ session: UISceneSession, options: UIScene.ConnectionOptions?, inForeground: Bool
    ) -> UIScene? {
        let options = options ?? UIScene.ConnectionOptions()
        let others = inForeground && session.isOfWindow ? makeRoom() : []
        let isNew = !state.sessions.contains(session)
        if isNew { configure(session, options: options) }
        // A delegate may have ended the application meanwhile.
        guard state.life == .launched else { return nil }
        if isNew { state.sessions.append(session) }
        state.sceneWithoutManifest = nil
        let scene = application.act {
            session.configuration.makeScene(session: session, options: options, for: application.player)
        }
        let orientation = state.orientation
        (scene as? UIWindowScene)?.effectiveGeometry = UIWindowScene.Geometry(interfaceOrientation: orientation)
        session.scene = scene
        options.notificationResponse?.targetScene = scene
        state.scenes.append(scene)
        post(UIScene.willConnectNotification, from: scene)
        send(.willConnect, to: scene) { $0.scene(scene, willConnectTo: session, options: options) }
        if let activity = session.stateRestorationActivity {
            send(.restoreInteractionState, to: scene) { $0.scene(scene, restoreInteractionStateWith: activity) }
        }
        guard session.scene === scene else { return scene }
        if inForeground {
            enterForeground(scene)
            others.forEach(activate)
            activate(scene)
        } else if scene.activationState == .unattached {
            scene.activationState = .background
        }
        return scene
    }
}
