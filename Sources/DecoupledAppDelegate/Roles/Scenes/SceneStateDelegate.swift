/// The role that follows each scene between foreground and background.
///
/// All handlers of the slot are called, in slot order, on the main thread, with the scene. ``AppStateDelegate`` follows
/// the state of the app as a whole.
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
    public func sceneDidBecomeActive(_: UIScene) { defaultAnswer(to: .sceneDidBecomeActive) }

    /// Does nothing.
    public func sceneWillResignActive(_: UIScene) { defaultAnswer(to: .sceneWillResignActive) }

    /// Does nothing.
    public func sceneWillEnterForeground(_: UIScene) { defaultAnswer(to: .sceneWillEnterForeground) }

    /// Does nothing.
    public func sceneDidEnterBackground(_: UIScene) { defaultAnswer(to: .sceneDidEnterBackground) }
}

nonisolated extension AppEvent {
    /// A scene has become active.
    public static let sceneDidBecomeActive = Event<UIScene, Void>("sceneDidBecomeActive:")

    /// A scene is about to become inactive.
    public static let sceneWillResignActive = Event<UIScene, Void>("sceneWillResignActive:")

    /// A scene is about to come to the foreground.
    public static let sceneWillEnterForeground = Event<UIScene, Void>("sceneWillEnterForeground:")

    /// A scene is in the background.
    public static let sceneDidEnterBackground = Event<UIScene, Void>("sceneDidEnterBackground:")
}

extension Slots {
    /// Foreground and background, for each scene.
    public var sceneStateDelegate: Slot<any SceneStateDelegate> {
        Slot {
            told(.sceneDidBecomeActive) { handler, scene, _ in
                handler.sceneDidBecomeActive(scene)
            }
            told(.sceneWillResignActive) { handler, scene, _ in
                handler.sceneWillResignActive(scene)
            }
            told(.sceneWillEnterForeground) { handler, scene, _ in
                handler.sceneWillEnterForeground(scene)
            }
            told(.sceneDidEnterBackground) { handler, scene, _ in
                handler.sceneDidEnterBackground(scene)
            }
        }
    }
}
