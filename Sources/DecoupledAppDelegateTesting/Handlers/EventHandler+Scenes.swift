public import DecoupledAppDelegate

extension EventHandler: SceneSessionDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        receive(.configurationForConnectingScene, (connectingSceneSession, options))
    }

    /// Handles the event.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        receive(.didDiscardSceneSessions, sceneSessions)
    }
}

extension EventHandler: SceneConnectionDelegate, SceneStateDelegate {
    /// Handles the event.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        receive(.sceneWillConnect, (scene, session, connectionOptions))
    }

    /// Handles the event.
    public func sceneDidDisconnect(_ scene: UIScene) { receive(.sceneDidDisconnect, scene) }

    /// Handles the event.
    public func sceneDidBecomeActive(_ scene: UIScene) { receive(.sceneDidBecomeActive, scene) }

    /// Handles the event.
    public func sceneWillResignActive(_ scene: UIScene) { receive(.sceneWillResignActive, scene) }

    /// Handles the event.
    public func sceneWillEnterForeground(_ scene: UIScene) { receive(.sceneWillEnterForeground, scene) }

    /// Handles the event.
    public func sceneDidEnterBackground(_ scene: UIScene) { receive(.sceneDidEnterBackground, scene) }
}

extension EventHandler: SceneRestorationDelegate {
    /// Handles the event.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        receive(.sceneStateRestorationActivity, scene)
    }

    /// Handles the event.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        receive(.sceneRestoreInteractionState, (scene, stateRestorationActivity))
    }
}
