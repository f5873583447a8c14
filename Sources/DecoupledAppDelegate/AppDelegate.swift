/// The app delegate that passes each event on to the handlers of the role it belongs to.
///
/// Fill the slots of ``Roles`` in `main.swift`, then start the app:
///
/// ```swift
/// AppDelegate.shared.appStateDelegate = [CrashReporter()]
/// AppDelegate.shared.urlDelegate = [OAuthCallback(), DeepLinks()]
/// AppDelegate.main()
/// ```
///
/// UIKit and SwiftUI create an app delegate of their own with ``init()``. All instances made that way share one set of slots, so
/// that ``shared`` and the system's instance are interchangeable. Use ``init(router:)`` for one that is isolated from them, as in
/// tests. An app's own class may inherit from this one, override methods and call super.
///
/// Every method here is called by the system, on the main thread, and does nothing but ask the slot's handlers. Each is correct
/// with an empty slot too; `responds(to:)` says which of them the system should call at all.
@dynamicMemberLookup
open class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The app delegate whose slots an app fills.
    public static let shared = AppDelegate()

    let front: ApplicationFront

    // The front's router, held here as well: one step from `self` the optimizer knows that it outlives the event.
    let router: EventRouter<Roles>

    /// The app's main window.
    ///
    /// SDKs that predate scenes look for it here. All instances that share their slots share it.
    open var window: UIWindow? {
        get { front.window }
        set { front.window = newValue }
    }

    /// Creates an app delegate that shares its slots with ``shared``.
    public required override init() {
        front = .shared
        router = front.router
        super.init()
        OverrideDetection.prepare(AppDelegate.self, AppEvent.allCases)
    }

    /// Creates an app delegate with slots of its own.
    ///
    /// - Parameter router: What holds the slots, one for each app delegate.
    public init(router: EventRouter<Roles>) {
        front = ApplicationFront(router: router)
        self.router = router
        super.init()
        OverrideDetection.prepare(AppDelegate.self, AppEvent.allCases)
    }

    /// Creates an app delegate that shares its slots with those of the same front.
    init(front: ApplicationFront) {
        self.front = front
        router = front.router
        super.init()
        OverrideDetection.prepare(AppDelegate.self, AppEvent.allCases)
    }

    /// Returns whether the system should call a method.
    ///
    /// For an event of a role that is so if a handler in its slot wants it, if a closure intercepts it, or if a subclass or an SDK that
    /// exchanged the method brings an implementation of its own. Other selectors are answered as usual. Any thread may ask.
    ///
    /// UIKit asks when the application's delegate is set, and caches the answers. When a later change of a slot alters one, the
    /// delegate is set anew on the next turn of the main run loop.
    ///
    /// - Parameter aSelector: The method's selector.
    /// - Returns: Whether the system should call it.
    open nonisolated override func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        let event = AppEvent(rawValue: String(describing: aSelector))
        guard event.isOfApplication, let isWanted = front.responses.isWanted(event) else {
            return super.responds(to: aSelector)
        }
        return isWanted
            || OverrideDetection.overrides(
                event,
                self,
                of: AppDelegate.self,
                declared: type(of: self).overriddenEvents
            )
    }

    /// The events whose methods a subclass overrides; nil, the default, for whichever it may be.
    ///
    /// UIKit's platforms find out by themselves and do not ask. Elsewhere there is no runtime to ask: a subclass that names its
    /// events keeps `responds(to:)` exact, one that does not is sent every event, and what it does not override is answered
    /// here.
    open nonisolated class var overriddenEvents: Set<AppEvent>? { nil }

    // MARK: App state

    /// Asks the handlers in ``Roles/appStateDelegate``.
    open func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        front.willFinishLaunching(LaunchInput(application: application, launchOptions: launchOptions))
    }

    /// Asks the handlers in ``Roles/appStateDelegate``.
    open func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        front.didFinishLaunching(LaunchInput(application: application, launchOptions: launchOptions))
    }

    /// Asks the handlers in ``Roles/appStateDelegate``.
    open func applicationDidBecomeActive(_ application: UIApplication) {
        front.hint(.didBecomeActive, from: application)
    }

    /// Asks the handlers in ``Roles/appStateDelegate``.
    open func applicationWillResignActive(_ application: UIApplication) {
        front.hint(.willResignActive, from: application)
    }

    /// Asks the handlers in ``Roles/appStateDelegate``.
    open func applicationDidEnterBackground(_ application: UIApplication) {
        front.hint(.didEnterBackground, from: application)
    }

    /// Asks the handlers in ``Roles/appStateDelegate``.
    open func applicationWillEnterForeground(_ application: UIApplication) {
        front.hint(.willEnterForeground, from: application)
    }

    /// Asks the handlers in ``Roles/appStateDelegate``.
    open func applicationWillTerminate(_ application: UIApplication) {
        front.willTerminate(application)
    }

    // MARK: Remote notifications

    #if RemoteNotifications
    /// Asks the handlers in ``Roles/remoteNotificationsDelegate``.
    open func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        front.didRegisterForRemoteNotifications(DeviceTokenInput(application: application, deviceToken: deviceToken))
    }

    /// Asks the handlers in ``Roles/remoteNotificationsDelegate``.
    open func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        front.didFailToRegisterForRemoteNotifications(RegistrationFailureInput(application: application, error: error))
    }

    /// Asks the handlers in ``Roles/remoteNotificationsDelegate``.
    open func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        router.didReceiveRemoteNotification(RemoteNotificationInput(application: application, userInfo: userInfo))
            .pass(to: completionHandler)
    }
    #endif

    // MARK: URLs and activities

    /// Asks the handlers in ``Roles/urlDelegate``.
    open func application(
        _ app: UIApplication,
        open url: URL,
        options: OpenURLOptions = [:]
    ) -> Bool {
        router.openURL(URLInput(application: app, url: url, options: options))
    }

    /// Asks the handlers in ``Roles/activityContinuationDelegate``.
    open func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        router.willContinueUserActivity(ActivityTypeInput(application: application, userActivityType: userActivityType))
    }

    /// Asks the handlers in ``Roles/activityContinuationDelegate``.
    open func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        router.continueUserActivity(
            ContinueActivityInput(
                application: application,
                userActivity: userActivity,
                restorationHandler: restorationHandler
            )
        )
    }

    /// Asks the handlers in ``Roles/activityContinuationDelegate``.
    open func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        router.didFailToContinueUserActivity(
            ActivityFailureInput(application: application, userActivityType: userActivityType, error: error)
        )
    }

    /// Asks the handlers in ``Roles/activityContinuationDelegate``.
    open func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        router.didUpdateUserActivity(ActivityInput(application: application, userActivity: userActivity))
    }

    // MARK: Shortcuts and background work

    #if !os(tvOS)
    /// Asks the handlers in ``Roles/shortcutItemDelegate``.
    open func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        router.performShortcutAction(ShortcutInput(application: application, shortcutItem: shortcutItem))
            .pass(to: completionHandler)
    }
    #endif

    #if !os(visionOS)
    /// Asks the handlers in ``Roles/backgroundFetchDelegate``.
    open func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        router.performFetch(ApplicationInput(application: application)).pass(to: completionHandler)
    }
    #endif

    /// Asks the handlers in ``Roles/backgroundURLSessionDelegate``.
    open func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        router.handleBackgroundURLSessionEvents(
            BackgroundURLSessionInput(application: application, identifier: identifier)
        )
        .pass(to: { _ in completionHandler() })
    }

    #if CloudKit
    /// Asks the handlers in ``Roles/cloudKitShareDelegate``.
    open func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        router.didAcceptCloudKitShare(CloudKitShareInput(application: application, metadata: cloudKitShareMetadata))
    }
    #endif

    #if Intents
    /// Asks the handlers in ``Roles/intentDelegate``.
    open func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        router.handlerForIntent(IntentInput(application: application, intent: intent))
    }
    #endif

    // MARK: Scenes

    /// Asks the handlers in ``Roles/sceneSessionDelegate``.
    open func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        router.configurationForConnectingScene(
            SceneConfigurationInput(
                application: application,
                session: connectingSceneSession,
                connectionOptions: options
            )
        )
    }

    /// Asks the handlers in ``Roles/sceneSessionDelegate``.
    open func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        router.didDiscardSceneSessions(DiscardedSessionsInput(application: application, sessions: sceneSessions))
    }

    // MARK: State restoration

    /// Asks the handlers in ``Roles/stateRestorationDelegate``.
    open func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        router.viewControllerForRestoration(
            RestorationPathInput(application: application, identifierComponents: identifierComponents, coder: coder)
        )
    }

    /// Asks the handlers in ``Roles/stateRestorationDelegate``.
    open func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        router.shouldSaveState(RestorationCoderInput(application: application, coder: coder))
    }

    /// Asks the handlers in ``Roles/stateRestorationDelegate``.
    open func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        router.shouldRestoreState(RestorationCoderInput(application: application, coder: coder))
    }

    /// Asks the handlers in ``Roles/stateRestorationDelegate``.
    open func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        router.willEncodeState(RestorationCoderInput(application: application, coder: coder))
    }

    /// Asks the handlers in ``Roles/stateRestorationDelegate``.
    open func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        router.didDecodeState(RestorationCoderInput(application: application, coder: coder))
    }

    // MARK: The device and its surroundings

    /// Asks the handlers in ``Roles/protectedDataDelegate``.
    open func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        front.protectedDataWillBecomeUnavailable(ApplicationInput(application: application))
    }

    /// Asks the handlers in ``Roles/protectedDataDelegate``.
    open func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        front.protectedDataDidBecomeAvailable(ApplicationInput(application: application))
    }

    /// Asks the handlers in ``Roles/systemConditionsDelegate``.
    open func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        front.didReceiveMemoryWarning(ApplicationInput(application: application))
    }

    /// Asks the handlers in ``Roles/systemConditionsDelegate``.
    open func applicationSignificantTimeChange(_ application: UIApplication) {
        router.significantTimeChange(ApplicationInput(application: application))
    }

    #if !os(tvOS)
    /// Asks the handlers in ``Roles/orientationDelegate``.
    open func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        router.supportedInterfaceOrientations(OrientationInput(application: application, window: window))
    }
    #endif

    /// Asks the handlers in ``Roles/extensionDelegate``.
    open func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        router.shouldAllowExtensionPoint(
            ExtensionPointInput(application: application, extensionPointIdentifier: extensionPointIdentifier)
        )
    }

    /// Asks the handlers in ``Roles/watchInteractionDelegate``.
    open func application(
        _ application: UIApplication,
        handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void
    ) {
        router.handleWatchKitRequest(WatchRequestInput(application: application, userInfo: userInfo))
            .pass(to: reply)
    }

    /// Asks the handlers in ``Roles/healthDelegate``.
    open func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
        router.shouldRequestHealthAuthorization(ApplicationInput(application: application))
    }

    /// Asks the handlers in ``Roles/keyCommandsDelegate``.
    open func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
        router.shouldAutomaticallyLocalizeKeyCommands(ApplicationInput(application: application))
    }

    /// Asks the handlers in ``Roles/menuDelegate``.
    open override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        router.buildMenu(MenuInput(builder: builder))
    }
}
