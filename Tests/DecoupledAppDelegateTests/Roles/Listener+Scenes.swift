import DecoupledAppDelegate

extension Listener: SceneSessionDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        note(
            .configurationForConnectingScene,
            application,
            Self.identity(of: connectingSceneSession),
            Self.identity(of: options)
        )
        return connectingSceneSession.configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        let sessions = sceneSessions.map(Self.identity).joined(separator: " ")
        note(.didDiscardSceneSessions, application, sessions)
    }
}

extension Listener: SceneConnectionDelegate {
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        note(.sceneWillConnect, scene, Self.identity(of: session), Self.identity(of: connectionOptions))
    }

    func sceneDidDisconnect(_ scene: UIScene) { note(.sceneDidDisconnect, scene) }
}

extension Listener: SceneStateDelegate {
    func sceneDidBecomeActive(_ scene: UIScene) { note(.sceneDidBecomeActive, scene) }
    func sceneWillResignActive(_ scene: UIScene) { note(.sceneWillResignActive, scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note(.sceneWillEnterForeground, scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note(.sceneDidEnterBackground, scene) }
}

extension Listener: SceneRestorationDelegate {
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        note(.sceneStateRestorationActivity, scene)
        return nil
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        note(.sceneRestoreInteractionState, scene, Self.identity(of: stateRestorationActivity))
    }
}

extension Listener: WindowGeometryDelegate {
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        note(
            .windowSceneDidUpdateGeometry,
            windowScene,
            Self.identity(of: previousCoordinateSpace),
            "\(previousInterfaceOrientation)",
            Self.identity(of: previousTraitCollection)
        )
    }
}
