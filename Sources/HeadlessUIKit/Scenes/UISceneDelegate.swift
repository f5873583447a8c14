import Foundation

/// The events that the system sends a scene.
///
/// The scene calls `responds(to:)` for every method here when its `delegate` is set, and later calls only those for which it
/// returned true then, whatever it would return now. Every method has a default that does nothing and returns what
/// UIKit assumes without the method.
///
/// All methods are called on the main thread. The system creates the delegate from the class that the scene's configuration
/// names. So, where there is no Objective-C, the class is `final` or has `init()` `required`.
@preconcurrency @MainActor public protocol UISceneDelegate: RespondingObjectProtocol {
    // MARK: - Connection

    /// The scene is about to connect.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - session: Its session.
    ///   - connectionOptions: Why it connects, and what it should do; nothing in there is delivered otherwise.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// The scene is no longer connected; its session may connect again, with a new scene.
    ///
    /// - Parameter scene: The scene.
    func sceneDidDisconnect(_ scene: UIScene)

    // MARK: - Life cycle

    /// The scene became active.
    ///
    /// - Parameter scene: The scene.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// The scene is about to become inactive.
    ///
    /// - Parameter scene: The scene.
    func sceneWillResignActive(_ scene: UIScene)

    /// The scene is about to leave the background.
    ///
    /// - Parameter scene: The scene.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// The scene is in the background, and may be disconnected at any time.
    ///
    /// - Parameter scene: The scene.
    func sceneDidEnterBackground(_ scene: UIScene)

    // MARK: - URLs and activities

    /// URLs should be opened.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - URLContexts: The URLs, and what goes along with each.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// An activity will be continued as soon as its data has arrived; either it or its failure follows.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivityType: The activity's type.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// An activity should be continued.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivity: The activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// An activity that was announced will not come.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivityType: The activity's type.
    ///   - error: The error.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// An activity of the scene was updated.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivity: The activity.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    // MARK: - State restoration

    /// What the scene shows should be saved.
    ///
    /// - Parameter scene: The scene.
    /// - Returns: What describes it. The default describes nothing.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// The scene should restore what was saved; called after it has connected and before it becomes active.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - stateRestorationActivity: What was saved.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}
