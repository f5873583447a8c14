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
        let declared = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        declared.delegateClass = sceneDelegateClass
        let session = UISceneSession(persistentIdentifier: "\(sceneCount)", configuration: declared)
        session.configuration = deliver(
            .configurationForConnectingScene,
            SceneConfigurationInput(session: session, connectionOptions: options)
        )
        let scene = UIWindowScene(session: session, connectionOptions: options)
        session.scene = scene
        scene.delegate = makeSceneDelegate(of: session.configuration.delegateClass as? SceneDelegate.Type)
        scenes.append(scene)
        post(UIScene.willConnectNotification, of: scene)
        tell(scene) { $0.scene(scene, willConnectTo: session, options: options) }
        enterForeground(scene)
        return scene
    }

    /// Brings a scene to the front.
    ///
    /// - Parameter scene: The scene.
    public func enterForeground(_ scene: UIScene) {
        guard scene.activationState != .foregroundActive else { return }
        isInBackground = false
        if scene.activationState != .foregroundInactive {
            scene.activationState = .foregroundInactive
            tell(scene) { $0.sceneWillEnterForeground(scene) }
            post(UIScene.willEnterForegroundNotification, of: scene)
        }
        scene.activationState = .foregroundActive
        tell(scene) { $0.sceneDidBecomeActive(scene) }
        post(UIScene.didActivateNotification, of: scene)
    }

    /// Takes a scene from the front, where it stays visible, as something that covers it does.
    ///
    /// - Parameter scene: The scene.
    public func deactivate(_ scene: UIScene) {
        guard scene.activationState == .foregroundActive else { return }
        tell(scene) { $0.sceneWillResignActive(scene) }
        post(UIScene.willDeactivateNotification, of: scene)
        scene.activationState = .foregroundInactive
    }

    /// Puts a scene into the background, and the app with it if it is the last one in front.
    ///
    /// - Parameter scene: The scene.
    public func enterBackground(_ scene: UIScene) {
        deactivate(scene)
        guard scene.activationState == .foregroundInactive else { return }
        scene.activationState = .background
        tell(scene) { $0.sceneDidEnterBackground(scene) }
        post(UIScene.didEnterBackgroundNotification, of: scene)
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
    /// - Returns: Whether a handler has handled it, which UIKit ignores in an app with scenes.
    @discardableResult
    public func open(_ url: URL, in scene: UIScene) -> Bool {
        enterForeground(scene)
        let played = records.count
        tell(scene) { $0.scene(scene, openURLContexts: [UIOpenURLContext(url: url)]) }
        return records.dropFirst(played).contains { $0.event == .openURL && $0.answer == "true" }
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
        tell(scene) { $0.sceneDidDisconnect(scene) }
        post(UIScene.didDisconnectNotification, of: scene)
    }
}

extension TestApp {
    private func makeSceneDelegate(of type: SceneDelegate.Type?) -> SceneDelegate {
        // UIKit makes it while the app delegate is the application's.
        unsafe application.delegate = delegate
        defer { unsafe application.delegate = nil }
        return application.act { (type ?? SceneDelegate.self).init() }
    }

    private func tell(_ scene: UIScene, _ message: (any UISceneDelegate) -> Void) {
        if let delegate = scene.delegate { application.act { message(delegate) } }
    }

    private func post(_ name: Notification.Name, of scene: UIScene) {
        application.act { NotificationCenter.default.post(name: name, object: scene) }
    }

    /// Brings an app to the front that has been launched.
    func finishLaunch() { connectScene() }

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
