import DecoupledAppDelegate

extension Stimulus {
    static let scenes: [AppEvent: (HeadlessSystem) -> Void] = [
        .configurationForConnectingScene: { _ = connectScene($0) },
        .didDiscardSceneSessions: { system in connectScene(system).map { system.close($0) } },
        .sceneWillConnect: { _ = connectScene($0) },
        .sceneDidDisconnect: { system in connectScene(system).map { system.disconnect($0) } },
        .sceneDidBecomeActive: { _ = connectScene($0) },
        .sceneWillResignActive: { system in connectScene(system).map { system.deactivate($0) } },
        .sceneWillEnterForeground: { _ = connectScene($0) },
        .sceneDidEnterBackground: { system in connectScene(system).map { system.enterBackground($0) } },
        .sceneStateRestorationActivity: { system in connectScene(system).map { system.enterBackground($0) } },
        .sceneRestoreInteractionState: { system in
            guard let scene = connectScene(system) else { return }
            scene.session.stateRestorationActivity = NSUserActivity(activityType: "state")
            system.disconnect(scene)
            system.reconnectScene(of: scene.session)
        },
        .windowSceneDidUpdateGeometry: { system in
            guard let scene = connectScene(system) as? UIWindowScene else { return }
            system.rotate(scene, to: .landscapeLeft)
        },
    ]

    static let notificationCenter: [AppEvent: (HeadlessSystem) -> Void] = [
        .willPresentNotification: {
            $0.launch()
            $0.deliver(.greeting)
        },
        .didReceiveNotificationResponse: {
            $0.launch()
            $0.respond(to: $0.deliver(.greeting))
        },
        .openNotificationSettings: {
            $0.launch()
            $0.openNotificationSettings()
        },
    ]

    private static func connectScene(_ system: HeadlessSystem) -> UIScene? {
        system.configuration.sceneManifest = SceneManifest()
        return system.connectScene()
    }
}

extension UNNotificationRequest {
    static var greeting: UNNotificationRequest {
        UNNotificationRequest(identifier: "greeting", content: UNNotificationContent(), trigger: nil)
    }
}
