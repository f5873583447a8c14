/// A handler that wraps a scene delegate and forwards the events of scenes to it.
///
/// Use it for the scene delegate of a framework that the app is made with, so that the framework is one handler among
/// others:
///
/// ```swift
/// AppDelegate.shared.roles.append(ExistingSceneDelegate(wrapping: SceneDelegateProxy.shared))
/// ```
///
/// One object receives the connection, the state, the URLs, the activities and the quick actions of all scenes, as far
/// as it implements their methods. Those for URLs and activities return nothing, so it counts as having handled each:
/// add it last, or in ``Observing``. It receives what is in the connection options with the connection, whatever
/// handlers before it return, and not again, unless it does not implement `scene(_:willConnectTo:options:)` or a
/// condition has kept the connection from it. A URL that was delivered by hand or changed by an interception is not
/// forwarded, since only UIKit can create a `UIOpenURLContext`. Methods that begin with `scene` and that
/// ``SceneDelegate`` lacks are forwarded to it as to ``AppDelegate/sceneForwardingTarget``.
@preconcurrency @MainActor
public final class ExistingSceneDelegate:
    SceneConnectionDelegate, SceneStateDelegate, SceneURLDelegate, ActivityContinuationDelegate
{
    /// The wrapped scene delegate: never nil, and optional since UIKit's methods are and `HeadlessUIKit`'s are not.
    public let wrapped: (any UISceneDelegate)?

    let representedIdentity: ObjectIdentifier?
    let representedType: any Any.Type

    /// Creates a handler that wraps a scene delegate.
    ///
    /// - Parameter wrapped: The scene delegate, which is retained; not one that inherits from ``SceneDelegate``: it
    ///   calls the handlers, so that nothing is forwarded to it, and ``Fault/Reason/inOwnSlot`` is reported.
    public init(wrapping wrapped: any UISceneDelegate) {
        self.wrapped = wrapped
        representedIdentity = ObjectIdentifier(wrapped)
        representedType = type(of: wrapped)
    }

    /// Forwards the event.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { (wrapped?.scene(_:willConnectTo:options:))?(scene, session, connectionOptions) }

    /// Forwards the event.
    public func sceneDidDisconnect(_ scene: UIScene) { (wrapped?.sceneDidDisconnect)?(scene) }

    /// Forwards the event.
    public func sceneDidBecomeActive(_ scene: UIScene) { (wrapped?.sceneDidBecomeActive)?(scene) }

    /// Forwards the event.
    public func sceneWillResignActive(_ scene: UIScene) { (wrapped?.sceneWillResignActive)?(scene) }

    /// Forwards the event.
    public func sceneWillEnterForeground(_ scene: UIScene) { (wrapped?.sceneWillEnterForeground)?(scene) }

    /// Forwards the event.
    public func sceneDidEnterBackground(_ scene: UIScene) { (wrapped?.sceneDidEnterBackground)?(scene) }

    /// Returns `false`: a URL is forwarded in the object in which UIKit has given it to the scene.
    public func scene(_ scene: UIScene, open url: URL, options: OpenURLOptions) -> Bool { false }

    /// Forwards the event; without a method, returns `false`.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) -> Bool {
        (wrapped?.scene(_:willContinueUserActivityWithType:))?(scene, userActivityType) != nil
    }

    /// Forwards the event.
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { (wrapped?.scene(_:didFailToContinueUserActivityWithType:error:))?(scene, userActivityType, error) }

    /// Forwards the event.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        (wrapped?.scene(_:didUpdate:))?(scene, userActivity)
    }

    /// Forwards the event; without a method, returns `false`.
    public func scene(
        _ scene: UIScene, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool {
        (wrapped?.scene(_:continue:))?(scene, userActivity) != nil
    }
}

extension ExistingSceneDelegate: URLContextReceiver {
    func open(_ context: UIOpenURLContext, in scene: UIScene) -> Bool {
        (wrapped?.scene(_:openURLContexts:))?(scene, [context]) != nil
    }
}

extension ExistingSceneDelegate: StandIn {
    var represented: AnyObject? { wrapped }

    /// Whether the wrapped object receives what a scene connects for with the connection.
    var receivesConnections: Bool {
        wrapped?.responds(to: Selector(AppEvent.sceneWillConnect.rawValue)) == true
    }
}

#if !os(tvOS)
extension ExistingSceneDelegate: ShortcutItemDelegate {
    /// Forwards the event; without a method, passes on `false` at once.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        let receiver = wrapped as? any UIWindowSceneDelegate
        (receiver?.windowScene(_:performActionFor:completionHandler:))?(windowScene, shortcutItem, completionHandler)
            ?? completionHandler(false)
    }
}
#endif
