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

    /// Returns the arguments as text.
    @MainActor public func summary(revealing: Bool) -> String { scene.session.persistentIdentifier }
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
    public static var sceneDidBecomeActive: Self {
        .told(.sceneDidBecomeActive, in: .sceneState, .noted) { $0.sceneDidBecomeActive($1.scene) }
    }

    /// A scene is about to become inactive.
    public static var sceneWillResignActive: Self {
        .told(.sceneWillResignActive, in: .sceneState, .noted) { $0.sceneWillResignActive($1.scene) }
    }

    /// A scene is about to come to the foreground.
    public static var sceneWillEnterForeground: Self {
        .told(.sceneWillEnterForeground, in: .sceneState, .noted) { $0.sceneWillEnterForeground($1.scene) }
    }

    /// A scene is in the background.
    public static var sceneDidEnterBackground: Self {
        .told(.sceneDidEnterBackground, in: .sceneState, .noted) { $0.sceneDidEnterBackground($1.scene) }
    }
}

extension Slot<any SceneStateDelegate> {
    static var sceneState: Self {
        Self(.sceneState, "sceneStateDelegate") {
            Event.sceneDidBecomeActive
            Event.sceneWillResignActive
            Event.sceneWillEnterForeground
            Event.sceneDidEnterBackground
        }
    }
}
