/// The scene delegate that forwards each event of a scene to the handlers of the event's role.
///
/// It needs no set-up: where the app's scene manifest and the handlers of ``Slots/sceneSessionDelegate`` name no
/// delegate class, a window scene of the app gets this one. UIKit creates one for each scene with ``init()``; it shares
/// its slots with the application's ``AppDelegate``. URLs, activities, quick actions and shares reach the same handlers
/// as in an app without scenes, and ``AppStateDelegate`` follows the state of all scenes together.
///
/// An app's own class may inherit from this one, override methods and call super. Every method is called by UIKit, on
/// the main thread.
open class SceneDelegate: UIResponder, UIWindowSceneDelegate, RoutingDelegate {
    let router: EventRouter

    /// The traits of the window scene that were reported last, where UIKit does not send them with the geometry.
    var traits: UITraitCollection?

    /// The scene's main window.
    open var window: UIWindow?

    /// Creates a scene delegate that shares its slots with the application's app delegate.
    public required override init() { router = .current }

    /// Creates a scene delegate that shares its slots with an app delegate.
    ///
    /// - Parameter appDelegate: The app delegate.
    public init(for appDelegate: AppDelegate) { router = appDelegate.router }

    /// Returns whether UIKit should call a method.
    ///
    /// True if a handler, a closure or the package itself wants an event that the method reports, or if a subclass or a
    /// swizzling SDK implements the method. For other selectors it does what `NSObject` and
    /// ``AppDelegate/sceneForwardingTarget`` do. Any thread may call it. When a later change of a slot changes a
    /// result, the scene's delegate is set again with the application's, so that UIKit reads the results again.
    ///
    /// - Parameter aSelector: The method's selector.
    /// - Returns: Whether UIKit should call it.
    open nonisolated override func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        let method = AppEvent(rawValue: "\(aSelector)")
        guard let event = Self.eventsByMethod[method] else {
            return super.responds(to: aSelector) || router.sceneObject(implementing: aSelector) != nil
        }
        return overrides(method) || router.responses.recordAnswer(for: event) == true
    }

    /// Names ``AppDelegate/sceneForwardingTarget`` for a method that it implements and this class lacks.
    open nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
        router.sceneObject(implementing: aSelector) ?? super.forwardingTarget(for: aSelector)
    }

    /// The events whose methods a subclass overrides; nil, the default, for any event.
    ///
    /// Override it on Linux; see ``AppDelegate/overriddenEvents``. Name a scene's method for an event of the app by its
    /// own selector, such as `scene:openURLContexts:`.
    open nonisolated class var overriddenEvents: Set<AppEvent>? { nil }

    // MARK: Connection

    /// Forwards to ``Slots/sceneConnectionDelegate``, then delivers what the connection options carry for other roles.
    open func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        observeTraits(of: scene)
        router.addScene(scene, delegate: self)
        router.deliver(.sceneWillConnect, (scene, session, connectionOptions), via: .scene)
    }

    /// Forwards to ``Slots/sceneConnectionDelegate``.
    open func sceneDidDisconnect(_ scene: UIScene) { router.deliver(.sceneDidDisconnect, scene, via: .scene) }

    // MARK: State

    /// Forwards to ``Slots/sceneStateDelegate``.
    open func sceneDidBecomeActive(_ scene: UIScene) { router.deliver(.sceneDidBecomeActive, scene, via: .scene) }

    /// Forwards to ``Slots/sceneStateDelegate``.
    open func sceneWillResignActive(_ scene: UIScene) { router.deliver(.sceneWillResignActive, scene, via: .scene) }

    /// Forwards to ``Slots/sceneStateDelegate``.
    open func sceneWillEnterForeground(_ scene: UIScene) {
        router.deliver(.sceneWillEnterForeground, scene, via: .scene)
    }

    /// Forwards to ``Slots/sceneStateDelegate``.
    open func sceneDidEnterBackground(_ scene: UIScene) { router.deliver(.sceneDidEnterBackground, scene, via: .scene) }

    // MARK: URLs and activities

    /// Forwards to ``Slots/urlDelegate``, for each URL.
    open func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        router.routeURLs(URLContexts, via: .scene, in: scene)
    }

    /// Forwards to ``Slots/activityContinuationDelegate``.
    open func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        router.deliver(.willContinueUserActivity, userActivityType, via: .scene, in: scene)
    }

    /// Forwards to ``Slots/activityContinuationDelegate``, and has the objects they name restore their state.
    open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        router.routeActivity(userActivity, via: .scene, in: scene)
    }

    /// Forwards to ``Slots/activityContinuationDelegate``.
    open func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        router.deliver(.didFailToContinueUserActivity, (userActivityType, error), via: .scene, in: scene)
    }

    /// Forwards to ``Slots/activityContinuationDelegate``.
    open func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        router.deliver(.didUpdateUserActivity, userActivity, via: .scene, in: scene)
    }

    // MARK: Restoration and geometry

    /// Forwards to ``Slots/sceneRestorationDelegate``.
    open func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        router.deliver(.sceneStateRestorationActivity, scene, via: .scene)
    }

    /// Forwards to ``Slots/sceneRestorationDelegate``.
    open func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        router.deliver(.sceneRestoreInteractionState, (scene, stateRestorationActivity), via: .scene)
    }

    /// Forwards to ``Slots/windowGeometryDelegate``.
    ///
    /// iOS 26 calls it in place of the method with a coordinate space, which tvOS does not have. Declared by its
    /// selector, since older SDKs do not know it.
    @available(iOS 26, tvOS 16, visionOS 26, *)
    #if canImport(UIKit)
    @objc(windowScene:didUpdateEffectiveGeometry:)
    #endif
    open func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        router.deliver(
            .windowSceneDidUpdateGeometry, input(of: windowScene, after: previousEffectiveGeometry), via: .scene)
    }

    #if !os(tvOS)
    /// Forwards to ``Slots/windowGeometryDelegate``.
    open func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        router.deliver(
            .windowSceneDidUpdateGeometry,
            (windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection), via: .scene)
    }

    /// Forwards to ``Slots/orientationDelegate``; iOS 27 calls it for each scene, in place of the app delegate.
    ///
    /// Declared by its selector, since older SDKs do not know it.
    #if canImport(UIKit)
    @objc(supportedInterfaceOrientationsForWindowScene:)
    #endif
    open func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
        let window = windowScene.windows.first
        // The app delegate's own method asks the handlers, and a subclass may override it.
        return router.overrideDispatcher.delegate?.application(
            router.application, supportedInterfaceOrientationsFor: window)
            ?? router.deliver(.supportedInterfaceOrientations, window, via: .scene)
    }

    // MARK: Quick actions and shares

    /// Forwards to ``Slots/shortcutItemDelegate``.
    open func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        router.deliver(.performShortcutAction, shortcutItem, via: .scene, in: windowScene, object: shortcutItem)
            .whenAnswered(completionHandler)
    }
    #endif

    #if CloudKit
    /// Forwards to ``Slots/cloudKitShareDelegate``.
    open func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        router.deliver(
            .didAcceptCloudKitShare, cloudKitShareMetadata, via: .scene, in: windowScene, object: cloudKitShareMetadata)
    }
    #endif
}

extension UISceneConfiguration {
    /// The class of the delegate that a window scene gets where its configuration names none.
    static var defaultDelegateClass: AnyClass { SceneDelegate.self }
}
