/// The app delegate that forwards each event to the handlers of the event's role.
///
/// Fill the slots of ``Roles`` in `main.swift`, then start the app:
///
/// ```swift
/// AppDelegate.shared.appStateDelegate = [CrashReporter()]
/// AppDelegate.shared.urlDelegate = [OAuthCallback(), DeepLinks()]
/// AppDelegate.main()
/// ```
///
/// UIKit and SwiftUI create an app delegate of their own with ``init()``. All instances made that way share one set of
/// slots, so that ``SharedAppDelegate/shared`` and UIKit's instance are interchangeable. Use ``init(roles:)`` for one
/// that is isolated from them, as in tests. An app's own class may inherit from this one, override methods and call
/// super.
///
/// UIKit calls every method here on the main thread, and each delivers its event to the handlers. With an empty slot
/// each does what UIKit does without the method; ``responds(to:)`` is false for it, unless the package needs the event
/// itself.
@dynamicMemberLookup open class AppDelegate: UIResponder, UIApplicationDelegate, SharedAppDelegate, RoutingDelegate {
    static let sharedDelegate = AppDelegate()

    package let router: EventRouter

    var registry: HandlerRegistry { router.registry }

    /// The app's main window.
    ///
    /// SDKs that predate scenes look for it here. All instances that share their slots share it.
    open var window: UIWindow? {
        get { router.window }
        set { router.window = newValue }
    }

    /// Creates an app delegate that shares its slots with ``SharedAppDelegate/shared``.
    public required override init() {
        router = PlayedAppDelegate.current?.delegate.router ?? .shared
        super.init()
        if type(of: self) != AppDelegate.self { registry.fillTracker.willMake("\(type(of: self))") }
    }

    /// Creates an app delegate that is isolated from all others, with slots of its own.
    ///
    /// - Parameter roles: The slots with their handlers.
    public init(roles: Roles) {
        router = EventRouter(registry: HandlerRegistry(clock: SystemClock.shared))
        super.init()
        self.roles = roles
    }

    /// Creates an app delegate that is isolated from all others, with slots and a clock of its own.
    ///
    /// If it is detached, it receives only what is delivered by hand, and leaves UIKit alone: it neither becomes the
    /// notification center's delegate nor observes UIKit's notifications, so that it works in a test bundle, beside the
    /// app delegate of the host.
    ///
    /// - Parameters:
    ///   - roles: The slots with their handlers.
    ///   - clock: The clock that deadlines and durations are measured by.
    ///   - application: The application that events come from, if the app delegate is detached.
    package init(roles: Roles, clock: any EventClock, detachedFrom application: UIApplication? = nil) {
        router = EventRouter(registry: HandlerRegistry(clock: clock), mode: application == nil ? .live : .detached)
        super.init()
        if let application { router.setApplication(application) }
        self.roles = roles
    }

    /// Creates an app delegate that shares its slots with those of the same router.
    init(router: EventRouter) { self.router = router }

    /// Returns whether UIKit should call a method.
    ///
    /// True for an event of a role if a handler in its slot wants it, if a closure intercepts it, if a subclass or a
    /// swizzling SDK implements its method, or if the package needs it: for scenes, the notification center, the status
    /// and kept events. For other selectors it does what `NSObject` does. Any thread may call it.
    ///
    /// UIKit calls it when the application's delegate is set, and caches the results. When a later change of a slot
    /// changes one, the delegate is set again on the next turn of the main run loop; so it is after the launch and
    /// whenever the app has become active, if an SDK has since added a method to the delegate's class.
    ///
    /// - Parameter aSelector: The method's selector.
    /// - Returns: Whether UIKit should call it.
    open nonisolated override func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        let event = AppEvent(rawValue: "\(aSelector)")
        return
            (event.isAppDelegateMethod
            ? router.responses.recordAnswer(for: event) { overrides(event) } : nil)
            ?? (super.responds(to: aSelector) || wrappedObject(implementing: aSelector) != nil)
    }

    /// Returns the wrapped object that implements a deprecated method that UIKit still calls; see
    /// [Deprecated methods](doc:reference#Deprecated-methods).
    open nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
        wrappedObject(implementing: aSelector) ?? super.forwardingTarget(for: aSelector)
    }

    /// The events whose methods a subclass overrides; nil, the default, for any event.
    ///
    /// Override it on Linux, where there is no Objective-C runtime to find the overrides: `responds(to:)` is then true
    /// only for the events that you list and those that handlers want. Without it, it is true for every event. UIKit's
    /// platforms do not call it.
    open nonisolated class var overriddenEvents: Set<AppEvent>? { nil }

    /// Whether a subclass receives the events for which UIKit calls only scene delegates; nil, the default, if the
    /// scene's delegate is ``SceneDelegate`` itself.
    ///
    /// In an app with scenes, UIKit calls only the scene delegate for app state, URLs, activities, quick actions and
    /// shares. The package calls the app delegate's method for each of them if a subclass overrides it; super passes it
    /// on to the handlers, as for any event. A scene delegate of your own, even one that inherits from
    /// ``SceneDelegate``, is expected to forward to the app delegate by hand: then an override receives only what that
    /// class forwards. Override this property to change that.
    open var receivesSceneEvents: Bool? { nil }

    /// Returns the object that performs an action at the end of the responder chain: this one or a wrapped app
    /// delegate.
    ///
    /// A wrapped app delegate is not the `next` responder: UIKit builds menus along the chain, and would build its
    /// menus twice.
    open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        super.target(forAction: action, withSender: sender)
            ?? wrappedResponders.firstNonNil { $0.target(forAction: action, withSender: sender) }
    }

    // MARK: App state

    /// Forwards to ``Slots/appStateDelegate``.
    open func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: LaunchOptions? = nil
    ) -> Bool { forward(.willFinishLaunching, launchOptions, from: application) }

    /// Forwards to ``Slots/appStateDelegate``.
    open func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: LaunchOptions? = nil
    ) -> Bool { forward(.didFinishLaunching, launchOptions, from: application) }

    /// Forwards to ``Slots/appStateDelegate``.
    open func applicationDidBecomeActive(_ application: UIApplication) {
        forward(.didBecomeActive, (), from: application)
    }

    /// Forwards to ``Slots/appStateDelegate``.
    open func applicationWillResignActive(_ application: UIApplication) {
        forward(.willResignActive, (), from: application)
    }

    /// Forwards to ``Slots/appStateDelegate``.
    open func applicationDidEnterBackground(_ application: UIApplication) {
        forward(.didEnterBackground, (), from: application)
    }

    /// Forwards to ``Slots/appStateDelegate``.
    open func applicationWillEnterForeground(_ application: UIApplication) {
        forward(.willEnterForeground, (), from: application)
    }

    /// Forwards to ``Slots/appStateDelegate``.
    open func applicationWillTerminate(_ application: UIApplication) {
        forward(.willTerminate, (), from: application)
    }

    // MARK: Remote notifications

    #if RemoteNotifications
    /// Forwards to ``Slots/remoteNotificationsDelegate``.
    open func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        forward(.didRegisterForRemoteNotifications, deviceToken, from: application)
    }

    /// Forwards to ``Slots/remoteNotificationsDelegate``.
    open func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        forward(.didFailToRegisterForRemoteNotifications, error, from: application)
    }

    /// Forwards to ``Slots/remoteNotificationsDelegate``.
    open func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        forward(.didReceiveRemoteNotification, userInfo, from: application, to: completionHandler)
    }
    #endif

    // MARK: URLs and activities

    /// Forwards to ``Slots/urlDelegate``.
    open func application(_ app: UIApplication, open url: URL, options: OpenURLOptions = [:]) -> Bool {
        forward(.openURL, (url, options), from: app)
    }

    /// Forwards to ``Slots/activityContinuationDelegate``.
    open func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        forward(.willContinueUserActivity, userActivityType, from: application)
    }

    /// Forwards to ``Slots/activityContinuationDelegate``.
    open func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        forward(.continueUserActivity, (userActivity, restorationHandler), from: application)
    }

    /// Forwards to ``Slots/activityContinuationDelegate``.
    open func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        forward(.didFailToContinueUserActivity, (userActivityType, error), from: application)
    }

    /// Forwards to ``Slots/activityContinuationDelegate``.
    open func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        forward(.didUpdateUserActivity, userActivity, from: application)
    }

    // MARK: Shortcuts and background work

    #if !os(tvOS)
    /// Forwards to ``Slots/shortcutItemDelegate``.
    open func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        forward(.performShortcutAction, shortcutItem, from: application, to: completionHandler)
    }
    #endif

    #if !os(visionOS)
    /// Forwards to ``Slots/backgroundFetchDelegate``.
    open func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { forward(.performFetch, (), from: application, to: completionHandler) }
    #endif

    /// Forwards to ``Slots/backgroundURLSessionDelegate``.
    open func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        forward(.handleBackgroundURLSessionEvents, identifier, from: application) { completionHandler() }
    }

    #if CloudKit
    /// Forwards to ``Slots/cloudKitShareDelegate``.
    open func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        forward(.didAcceptCloudKitShare, cloudKitShareMetadata, from: application)
    }
    #endif

    #if Intents
    /// Forwards to ``Slots/intentDelegate``.
    open func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        forward(.handlerForIntent, intent, from: application)
    }
    #endif

    // MARK: Scenes

    /// Forwards to ``Slots/sceneSessionDelegate``.
    open func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        forward(.configurationForConnectingScene, (connectingSceneSession, options), from: application)
    }

    /// Forwards to ``Slots/sceneSessionDelegate``.
    open func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        forward(.didDiscardSceneSessions, sceneSessions, from: application)
    }

    // MARK: State restoration

    /// Forwards to ``Slots/stateRestorationDelegate``.
    open func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        forward(.viewControllerForRestoration, (identifierComponents, coder), from: application)
    }

    /// Forwards to ``Slots/stateRestorationDelegate``.
    open func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        forward(.shouldSaveState, coder, from: application)
    }

    /// Forwards to ``Slots/stateRestorationDelegate``.
    open func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        forward(.shouldRestoreState, coder, from: application)
    }

    /// Forwards to ``Slots/stateRestorationDelegate``.
    open func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        forward(.willEncodeState, coder, from: application)
    }

    /// Forwards to ``Slots/stateRestorationDelegate``.
    open func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        forward(.didDecodeState, coder, from: application)
    }

    // MARK: The device and its surroundings

    /// Forwards to ``Slots/protectedDataDelegate``.
    open func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        forward(.protectedDataWillBecomeUnavailable, (), from: application)
    }

    /// Forwards to ``Slots/protectedDataDelegate``.
    open func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        forward(.protectedDataDidBecomeAvailable, (), from: application)
    }

    /// Forwards to ``Slots/systemConditionsDelegate``.
    open func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        forward(.didReceiveMemoryWarning, (), from: application)
    }

    /// Forwards to ``Slots/systemConditionsDelegate``.
    open func applicationSignificantTimeChange(_ application: UIApplication) {
        forward(.significantTimeChange, (), from: application)
    }

    #if !os(tvOS)
    /// Forwards to ``Slots/orientationDelegate``.
    open func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        forward(.supportedInterfaceOrientations, window, from: application)
    }
    #endif

    /// Forwards to ``Slots/extensionDelegate``.
    open func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        forward(.shouldAllowExtensionPoint, extensionPointIdentifier, from: application)
    }

    /// Forwards to ``Slots/watchInteractionDelegate``.
    open func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void
    ) { forward(.handleWatchKitRequest, userInfo, from: application, to: reply) }

    /// Forwards to ``Slots/healthDelegate``.
    open func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
        forward(.shouldRequestHealthAuthorization, (), from: application)
    }

    /// Forwards to ``Slots/keyCommandsDelegate``.
    open func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
        forward(.shouldAutomaticallyLocalizeKeyCommands, (), from: application)
    }

    /// Forwards to ``Slots/menuDelegate``.
    open override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        deliver(.buildMenu, builder)
    }
}
