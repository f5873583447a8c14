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
    @discardableResult public func connectScene(_ options: UIScene.ConnectionOptions) -> UIWindowScene {
        if !hasLaunched { launch(inBackground: true) }
        sceneCount += 1
        let declared = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        declared.delegateClass = sceneDelegateClass
        let session = UISceneSession(persistentIdentifier: "\(sceneCount)", configuration: declared)
        session.configuration = deliver(
            .configurationForConnectingScene, SceneConfigurationInput(session: session, connectionOptions: options))
        let scene = UIWindowScene(session: session, connectionOptions: options)
        session.scene = scene
        scene.delegate = makeDelegate(for: session.configuration)
        scenes.append(scene)
        application.playedScenes = scenes
        post(UIScene.willConnectNotification, of: scene)
        tell(
            scene,
            .sceneWillConnect,
            SceneConnectionInput(scene: scene, session: session, connectionOptions: options)
        ) { $0.scene(scene, willConnectTo: session, options: options) }
        enterForeground(scene)
        return scene
    }

    /// Closes a scene for good: it goes to the background, is disconnected, and its session is discarded.
    ///
    /// - Parameter scene: The scene.
    public func close(_ scene: UIScene) {
        guard scenes.contains(scene) else { return }
        disconnect(scene)
        deliver(.didDiscardSceneSessions, DiscardedSessionsInput(sessions: [scene.session]))
    }

    /// Disconnects a scene, as the system does when it needs the memory; the session remains.
    ///
    /// - Parameter scene: The scene.
    public func disconnect(_ scene: UIScene) {
        guard scenes.contains(scene) else { return }
        enterBackground(scene)
        scenes.removeAll { $0 === scene }
        application.playedScenes = scenes
        scene.activationState = .unattached
        scene.session.scene = nil
        tell(scene, .sceneDidDisconnect) { $0.sceneDidDisconnect(scene) }
        post(UIScene.didDisconnectNotification, of: scene)
    }

    /// Brings an app to the front that has been launched.
    func finishLaunch() { connectScene() }

    func disconnectScenes() { for scene in scenes { disconnect(scene) } }

    private func makeDelegate(for configuration: UISceneConfiguration) -> any UISceneDelegate {
        acting {
            guard let makeSceneDelegate else {
                return (configuration.delegateClass as? any UISceneDelegate.Type ?? SceneDelegate.self).make()
            }
            let delegate = makeSceneDelegate()
            configuration.delegateClass = type(of: delegate)
            return delegate
        }
    }
}
#endif
