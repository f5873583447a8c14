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
            connectingSceneSession,
            options
        )
        return connectingSceneSession.configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        note(.didDiscardSceneSessions, application, Array(sceneSessions))
    }
}

extension Listener: SceneConnectionDelegate {
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        note(.sceneWillConnect, scene, session, connectionOptions)
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
        note(.sceneRestoreInteractionState, scene, stateRestorationActivity)
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
            previousCoordinateSpace,
            previousInterfaceOrientation,
            previousTraitCollection
        )
    }
}
