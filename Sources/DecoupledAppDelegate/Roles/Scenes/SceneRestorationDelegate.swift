/// The role that saves and restores what a scene shows.
///
/// The first activity that is not nil is saved, and later handlers are not called for one. All handlers are notified
/// when a scene gets its activity back, in slot order. Everything happens on the main thread.
@preconcurrency @MainActor public protocol SceneRestorationDelegate: RoleHandler {
    /// Called when UIKit wants to save what a scene shows.
    ///
    /// The default implementation returns nil.
    ///
    /// - Parameter scene: The scene.
    /// - Returns: What describes it, or nil for no opinion.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// Called when a scene gets back what it showed, after it has connected and before it becomes active.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - stateRestorationActivity: What was saved.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension SceneRestorationDelegate {
    /// Returns nil, which does not affect the result.
    public func stateRestorationActivity(for: UIScene) -> NSUserActivity? {
        defaultAnswer(to: .sceneStateRestorationActivity, nil)
    }

    /// Does nothing.
    public func scene(_: UIScene, restoreInteractionStateWith: NSUserActivity) {
        defaultAnswer(to: .sceneRestoreInteractionState)
    }
}

/// The arguments of a scene that gets its activity back.
public typealias SceneRestorationInput = (scene: UIScene, stateRestorationActivity: NSUserActivity)

nonisolated extension AppEvent {
    /// UIKit wants to save what a scene shows.
    public static let sceneStateRestorationActivity = Event<UIScene, NSUserActivity?>(
        "stateRestorationActivityForScene:")

    /// A scene gets back what it showed.
    public static let sceneRestoreInteractionState = Event<SceneRestorationInput, Void>(
        "scene:restoreInteractionStateWithUserActivity:")
}

extension Slots {
    /// Saving and restoring what a scene shows.
    public var sceneRestorationDelegate: Slot<any SceneRestorationDelegate> {
        Slot {
            asked(.sceneStateRestorationActivity, combining: FirstAnswer()) { handler, scene, _ in
                handler.stateRestorationActivity(for: scene)
            }
            told(.sceneRestoreInteractionState) { handler, input, _ in
                handler.scene(input.scene, restoreInteractionStateWith: input.stateRestorationActivity)
            }
        }
    }
}
