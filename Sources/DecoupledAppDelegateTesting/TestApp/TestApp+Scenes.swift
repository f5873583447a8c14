#if !(os(iOS) || os(tvOS) || os(visionOS))
public import DecoupledAppDelegate
import HeadlessUIKit

// Scenes, where they can be made. The order is UIKit's: the app is launched into the background, is asked for a configuration, and each
// scene connects and comes to the front.
extension TestApp {
    /// Connects a scene, which comes to the front; an app that has not been launched is launched for it.
    ///
    /// - Parameters:
    ///   - url: A URL that the scene is connected for.
    ///   - activity: An activity that the scene is connected for.
    ///   - shortcutItem: A quick action that the scene is connected for.
    ///   - response: A response to a notification that the scene is connected for.
    /// - Returns: The scene.
    @discardableResult
    public func connectScene(
        opening url: URL? = nil,
        continuing activity: NSUserActivity? = nil,
        performing shortcutItem: UIApplicationShortcutItem? = nil,
        respondingTo response: UNNotificationResponse? = nil
    ) -> UIWindowScene {
        connectScene(
            UIScene.ConnectionOptions(
                urlContexts: Set([url].compactMap { $0.map { UIOpenURLContext(url: $0) } }),
                userActivities: Set([activity].compactMap(\.self)),
                notificationResponse: response,
                shortcutItem: shortcutItem
            )
        )
    }

    /// Connects a scene, which comes to the front; an app that has not been launched is launched for it.
    ///
    /// - Parameter options: Why it connects.
    /// - Returns: The scene.
    @discardableResult
    public func connectScene(_ options: UIScene.ConnectionOptions) -> UIWindowScene {
        if !hasLaunched { launch(inBackground: true) }
        sceneCount += 1
        let session = UISceneSession(
            persistentIdentifier: "\(sceneCount)",
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        )
        session.configuration = deliver(
            .configurationForConnectingScene,
            SceneConfigurationInput(
                session: session,
                connectionOptions: options,
                defaultDelegateClass: SceneDelegate.self
            )
        )
        let scene = UIWindowScene(session: session, connectionOptions: options)
        session.scene = scene
        scene.delegate = SceneDelegate(for: delegate)
        scenes.append(scene)
        deliver(.sceneWillConnect, SceneConnectionInput(scene: scene, session: session, connectionOptions: options))
        enterForeground(scene)
        return scene
    }

    /// Brings a scene to the front.
    ///
    /// - Parameter scene: The scene.
    public func enterForeground(_ scene: UIScene) {
        guard scene.activationState != .foregroundActive else { return }
        isInBackground = false
        scene.activationState = .foregroundInactive
        deliver(.sceneWillEnterForeground, SceneInput(scene: scene))
        scene.activationState = .foregroundActive
        deliver(.sceneDidBecomeActive, SceneInput(scene: scene))
    }

    /// Puts a scene into the background, and the app with it if it is the last one in front.
    ///
    /// - Parameter scene: The scene.
    public func enterBackground(_ scene: UIScene) {
        guard scene.activationState == .foregroundActive else { return }
        scene.activationState = .foregroundInactive
        deliver(.sceneWillResignActive, SceneInput(scene: scene))
        scene.activationState = .background
        deliver(.sceneDidEnterBackground, SceneInput(scene: scene))
        isInBackground = scenes.allSatisfy { $0.activationState == .background }
    }

    /// Closes a scene for good: it goes to the background, is disconnected, and its session is discarded.
    ///
    /// - Parameter scene: The scene.
    public func close(_ scene: UIScene) {
        guard scenes.contains(scene) else { return }
        disconnect(scene)
        deliver(.didDiscardSceneSessions, DiscardedSessionsInput(sessions: [scene.session]))
    }

    /// Has a scene open a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - scene: The scene.
    /// - Returns: Whether a handler has taken it, which UIKit does not ask of a scene.
    @discardableResult
    public func open(_ url: URL, in scene: UIScene) -> Bool {
        enterForeground(scene)
        return deliver(.openURL, URLInput(url: url, scene: scene))
    }

    /// Disconnects a scene, as the system does when it needs the memory; the session remains.
    ///
    /// - Parameter scene: The scene.
    public func disconnect(_ scene: UIScene) {
        guard scenes.contains(scene) else { return }
        enterBackground(scene)
        scenes.removeAll { $0 === scene }
        scene.activationState = .unattached
        scene.session.scene = nil
        deliver(.sceneDidDisconnect, SceneInput(scene: scene))
    }
}

extension TestApp {
    /// Puts all scenes into the background; false if there are none.
    func putScenesAway() -> Bool {
        for scene in scenes { enterBackground(scene) }
        return !scenes.isEmpty
    }

    /// Brings all scenes to the front; false if there are none.
    func bringScenesBack() -> Bool {
        for scene in scenes { enterForeground(scene) }
        return !scenes.isEmpty
    }

    func disconnectScenes() {
        for scene in scenes { disconnect(scene) }
    }
}
#endif
