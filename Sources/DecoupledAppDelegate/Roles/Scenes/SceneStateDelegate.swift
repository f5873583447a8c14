/// The role that follows each scene between foreground and background.
///
/// All handlers of the slot are called, in slot order, on the main thread, with the scene. ``AppStateDelegate`` follows the state of
/// the app as a whole.
@preconcurrency @MainActor public protocol SceneStateDelegate: RoleHandler {
    /// Called when a scene has become active.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter scene: The scene.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Called when a scene is about to become inactive.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter scene: The scene.
    func sceneWillResignActive(_ scene: UIScene)

    /// Called when a scene is about to come to the foreground.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter scene: The scene.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called when a scene is in the background.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter scene: The scene.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension SceneStateDelegate {
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) { unimplemented() }

    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) { unimplemented() }

    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) { unimplemented() }

    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) { unimplemented() }
}

/// The argument of the events that have nothing but a scene.
public struct SceneInput: EventInput {
    /// The scene.
    public var scene: UIScene

    /// Creates the arguments.
    ///
    /// - Parameter scene: The scene.
    public init(scene: UIScene) { self.scene = scene }
}

extension AppEvent {
    /// A scene has become active.
    public static let sceneDidBecomeActive = AppEvent("sceneDidBecomeActive:")

    /// A scene is about to become inactive.
    public static let sceneWillResignActive = AppEvent("sceneWillResignActive:")

    /// A scene is about to come to the foreground.
    public static let sceneWillEnterForeground = AppEvent("sceneWillEnterForeground:")

    /// A scene is in the background.
    public static let sceneDidEnterBackground = AppEvent("sceneDidEnterBackground:")
}

extension Event<SceneInput, Void> {
    /// A scene has become active.
    public static var sceneDidBecomeActive: Self { Self(.sceneDidBecomeActive) }

    /// A scene is about to become inactive.
    public static var sceneWillResignActive: Self { Self(.sceneWillResignActive) }

    /// A scene is about to come to the foreground.
    public static var sceneWillEnterForeground: Self { Self(.sceneWillEnterForeground) }

    /// A scene is in the background.
    public static var sceneDidEnterBackground: Self { Self(.sceneDidEnterBackground) }
}

extension Slots {
    /// Foreground and background, for each scene.
    public var sceneStateDelegate: Slot<any SceneStateDelegate> {
        Slot {
            Event.sceneDidBecomeActive.told(.noted) {
                handler, input, _ in
                handler.sceneDidBecomeActive(input.scene)
            }
            Event.sceneWillResignActive.told(.noted) {
                handler, input, _ in
                handler.sceneWillResignActive(input.scene)
            }
            Event.sceneWillEnterForeground.told(.noted) { handler, input, _ in
                handler.sceneWillEnterForeground(input.scene)
            }
            Event.sceneDidEnterBackground.told(.noted) { handler, input, _ in
                handler.sceneDidEnterBackground(input.scene)
            }
        }
    }
}
