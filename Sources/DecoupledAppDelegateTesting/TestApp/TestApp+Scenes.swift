#if !canImport(UIKit)
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
    /// An app that configures a scene of another class than `UIWindowScene` takes ``connectScene(role:_:)``.
    ///
    /// - Parameter options: Why it connects.
    /// - Returns: The scene.
    @discardableResult public func connectScene(_ options: UIScene.ConnectionOptions) -> UIWindowScene {
        guard let scene = connectScene(role: .windowApplication, options) as? UIWindowScene else {
            preconditionFailure("The app configures a scene that is no UIWindowScene: use connectScene(role:).")
        }
        return scene
    }

    /// Connects a scene of any role; an app that has not been launched is launched for it.
    ///
    /// Before a second window connects, UIKit takes the first from the front twice. A scene on a non-interactive display never becomes
    /// active; a CarPlay scene does, and the app with it.
    ///
    /// - Parameters:
    ///   - role: What it is for.
    ///   - options: Why it connects.
    /// - Returns: The scene.
    @discardableResult public func connectScene(
        role: UISceneSession.Role, _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
    ) -> UIScene {
        if !life.isRunning { launch(inBackground: true) }
        declareScenes(of: role)
        guard let scene = withSystem({ $0.connectScene(role: role, options: options) }) else {
            preconditionFailure("An app with several scenes can connect one more, unless it ends meanwhile.")
        }
        return scene
    }

    /// Declares scenes, as Info.plist does.
    func declareScenes(of role: UISceneSession.Role = .windowApplication) {
        life.declareScenes()
        let declared = UISceneConfiguration(name: nil, sessionRole: role)
        declared.delegateClass = sceneDelegateClass
        application.system.configuration.sceneManifest = SceneManifest(configurations: [declared])
    }

    /// Closes a scene for good: it goes to the background, is disconnected, and its session is discarded.
    ///
    /// With its last window the app ends, as by ``swipeAway()``.
    ///
    /// - Parameter scene: The scene.
    public func close(_ scene: UIScene) { withSystem { $0.close(scene) } }

    /// Disconnects a scene, as the system does when it needs the memory; the session remains.
    ///
    /// - Parameter scene: The scene.
    public func disconnect(_ scene: UIScene) { withSystem { $0.disconnect(scene) } }

    /// Brings an app to the front that has been launched.
    func finishLaunch() { connectScene(role: .windowApplication) }

    func disconnectScenes() { withSystem { system in for scene in scenes { system.disconnect(scene) } } }

    func swipeScenesAway() { withSystem { $0.swipeAway() } }

    /// Has the headless system do something with the application's scenes, in the order of an application without a screen.
    @discardableResult func withSystem<Answer>(_ body: (HeadlessSystem) -> Answer) -> Answer {
        inTurn { body(application.system) }
    }
}
#endif
