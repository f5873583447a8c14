import DecoupledAppDelegate

extension EveryRole: SceneSessionDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        hear(.configurationForConnectingScene)
        return connectingSceneSession.configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        hear(.didDiscardSceneSessions)
    }
}

extension EveryRole: SceneConnectionDelegate {
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        hear(.sceneWillConnect)
    }

    func sceneDidDisconnect(_ scene: UIScene) { hear(.sceneDidDisconnect) }
}

extension EveryRole: SceneStateDelegate {
    func sceneDidBecomeActive(_ scene: UIScene) { hear(.sceneDidBecomeActive) }
    func sceneWillResignActive(_ scene: UIScene) { hear(.sceneWillResignActive) }
    func sceneWillEnterForeground(_ scene: UIScene) { hear(.sceneWillEnterForeground) }
    func sceneDidEnterBackground(_ scene: UIScene) { hear(.sceneDidEnterBackground) }
}

extension EveryRole: SceneRestorationDelegate, WindowGeometryDelegate {
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        hear(.sceneStateRestorationActivity)
        return nil
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        hear(.sceneRestoreInteractionState)
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        hear(.windowSceneDidUpdateGeometry)
    }
}

extension EveryRole: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        hear(.willPresentNotification)
        completionHandler([])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        hear(.didReceiveNotificationResponse)
        completionHandler()
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        hear(.openNotificationSettings)
    }
}
