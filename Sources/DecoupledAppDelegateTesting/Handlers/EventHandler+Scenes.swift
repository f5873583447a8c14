public import DecoupledAppDelegate

extension EventHandler: SceneSessionDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        hear(.configurationForConnectingScene, (connectingSceneSession, options))
    }

    /// Handles the event.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        hear(.didDiscardSceneSessions, sceneSessions)
    }
}

extension EventHandler: SceneConnectionDelegate, SceneStateDelegate {
    /// Handles the event.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        hear(.sceneWillConnect, (scene, session, connectionOptions))
    }

    /// Handles the event.
    public func sceneDidDisconnect(_ scene: UIScene) { hear(.sceneDidDisconnect, scene) }

    /// Handles the event.
    public func sceneDidBecomeActive(_ scene: UIScene) { hear(.sceneDidBecomeActive, scene) }

    /// Handles the event.
    public func sceneWillResignActive(_ scene: UIScene) { hear(.sceneWillResignActive, scene) }

    /// Handles the event.
    public func sceneWillEnterForeground(_ scene: UIScene) { hear(.sceneWillEnterForeground, scene) }

    /// Handles the event.
    public func sceneDidEnterBackground(_ scene: UIScene) { hear(.sceneDidEnterBackground, scene) }
}

extension EventHandler: SceneRestorationDelegate {
    /// Handles the event.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        hear(.sceneStateRestorationActivity, scene)
    }

    /// Handles the event.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        hear(.sceneRestoreInteractionState, (scene, stateRestorationActivity))
    }
}
