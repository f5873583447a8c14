/// The role that sets up what a scene shows, and takes it down.
///
/// All handlers of the slot are called, in slot order, on the main thread. A scene connects at launch, for each new
/// window, and when a window that UIKit had disconnected comes back; it may not be a window scene. What the connection
/// options carry for other roles (URLs, activities, a shortcut, a share, a notification response) reaches those roles
/// after this one.
@preconcurrency @MainActor public protocol SceneConnectionDelegate: RoleHandler {
    /// Called when a scene is about to connect.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - session: The session that it belongs to.
    ///   - connectionOptions: Why it connects.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Called when a scene has been disconnected; its session may connect again.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter scene: The scene.
    func sceneDidDisconnect(_ scene: UIScene)
}

extension SceneConnectionDelegate {
    /// Does nothing.
    public func scene(
        _: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions
    ) { defaultAnswer(to: .sceneWillConnect) }

    /// Does nothing.
    public func sceneDidDisconnect(_: UIScene) { defaultAnswer(to: .sceneDidDisconnect) }
}

/// The arguments of a scene that connects.
public typealias SceneConnectionInput = (
    scene: UIScene, session: UISceneSession, connectionOptions: UIScene.ConnectionOptions
)

nonisolated extension AppEvent {
    /// A scene is about to connect.
    public static let sceneWillConnect = Event<SceneConnectionInput, Void>("scene:willConnectToSession:options:")

    /// A scene has been disconnected.
    public static let sceneDidDisconnect = Event<UIScene, Void>("sceneDidDisconnect:")
}

extension Slots {
    /// Connection and disconnection of scenes.
    public var sceneConnectionDelegate: Slot<any SceneConnectionDelegate> {
        Slot {
            told(.sceneWillConnect) { handler, input, _ in
                handler.scene(input.scene, willConnectTo: input.session, options: input.connectionOptions)
            }
            told(.sceneDidDisconnect) { handler, scene, _ in
                handler.sceneDidDisconnect(scene)
            }
        }
    }
}
