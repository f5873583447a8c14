public import Foundation

/// The events that the system sends an application.
///
/// The application calls `responds(to:)` for every method here when its `delegate` is set, and later calls only those for which it
/// returned true then, whatever it would return now. Every method has a default that does nothing and returns
/// what UIKit assumes without the method, since Swift has no optional ones.
///
/// All methods are called on the main thread. A delegate inherits from `UIResponder`, and is created with `init()` by
/// `main()`. So, where there is no Objective-C, its class is `final` or has that initializer `required`.
@preconcurrency @MainActor public protocol UIApplicationDelegate: RespondingObjectProtocol {
    /// The main window of an application without scenes. The default has none.
    var window: UIWindow? { get set }

    // MARK: - Launch

    /// The application is about to finish launching.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - launchOptions: Why it was launched; nil if by the user.
    /// - Returns: Whether the URL or shortcut it was launched by should be delivered. The default returns true.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The application has finished launching.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - launchOptions: Why it was launched; nil if by the user.
    /// - Returns: Whether the URL or shortcut it was launched by should be delivered. The default returns true.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    // MARK: - Life cycle

    /// The application became active.
    ///
    /// - Parameter application: The application.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// The application is about to become inactive.
    ///
    /// - Parameter application: The application.
    func applicationWillResignActive(_ application: UIApplication)

    /// The application is in the background, and may be stopped at any time.
    ///
    /// - Parameter application: The application.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// The application is about to leave the background.
    ///
    /// - Parameter application: The application.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// The application is about to end.
    ///
    /// - Parameter application: The application.
    func applicationWillTerminate(_ application: UIApplication)

    // MARK: - The system's condition

    /// Memory is short.
    ///
    /// - Parameter application: The application.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// It is midnight, the clock was set, or the time zone changed.
    ///
    /// - Parameter application: The application.
    func applicationSignificantTimeChange(_ application: UIApplication)

    /// Protected files are about to be locked.
    ///
    /// - Parameter application: The application.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

    /// Protected files can be read again.
    ///
    /// - Parameter application: The application.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    // MARK: - URLs and activities

    /// A URL should be opened.
    ///
    /// - Parameters:
    ///   - app: The application.
    ///   - url: The URL.
    ///   - options: Its options.
    /// - Returns: Whether it was opened. The default returns false.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

    /// An activity will be continued as soon as its data has arrived; either it or its failure follows.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivityType: The activity's type.
    /// - Returns: Whether the delegate notifies the user. The default returns false.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// An activity should be continued.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivity: The activity.
    ///   - restorationHandler: Takes the objects that should receive the activity; calling it is optional.
    /// - Returns: Whether it was continued. The default returns false.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// An activity that was announced will not come.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivityType: The activity's type.
    ///   - error: The error.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// An activity of this application was updated.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivity: The activity.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    /// The user chose a home-screen shortcut.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - shortcutItem: The shortcut.
    ///   - completionHandler: Receives whether it was performed. The default calls the `async` form.
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    )

    /// The user chose a home-screen shortcut: what the form with a completion handler calls by default.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - shortcutItem: The shortcut.
    /// - Returns: Whether it was performed. The default returns false.
    @MainActor func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool

    /// The user accepted a share; not called in an application with scenes.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - cloudKitShareMetadata: What is known of the share.
    func application(
        _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)

    /// Returns the object that handles a Siri intent.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - intent: The intent.
    /// - Returns: The object. The default returns nil.
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?

    // MARK: - Scenes

    /// A scene is about to be made.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - connectingSceneSession: The session that the scene is made for.
    ///   - options: Why it connects.
    /// - Returns: How the scene is set up, for the same role. The default is what the application declares for the role.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// The user closed scenes for good.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - sceneSessions: Their sessions.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    // MARK: - Notifications and background work

    /// The application is registered for remote notifications.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - deviceToken: The token that identifies the device to the sender.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// The application cannot be sent remote notifications.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - error: The error.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// A remote notification came.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userInfo: Its payload.
    ///   - completionHandler: Receives the result, within 30 seconds. The default calls the `async` form.
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    )

    /// A remote notification came: what the form with a completion handler calls by default.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userInfo: Its payload.
    /// - Returns: The result. The default returns `noData`.
    @MainActor func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult

    /// It is a good time to fetch something new.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - completionHandler: Receives the result, within 30 seconds. The default passes on `noData`.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void)

    /// A background session has events for the application.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - identifier: The session's identifier.
    ///   - completionHandler: To be called when they are handled. The default calls the `async` form.
    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    )

    /// A background session has events for the application: what the form with a completion handler calls by default.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - identifier: The session's identifier.
    @MainActor func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String
    ) async

    /// The watch app sends a request.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userInfo: The request.
    ///   - reply: Receives the answer. The default calls the `async` form.
    func application(
        _ application: UIApplication,
        handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping @Sendable ([AnyHashable: Any]?) -> Void
    )

    /// The watch app asks something: what the form with a reply block calls by default.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userInfo: The request.
    /// - Returns: The answer. The default has none.
    @MainActor func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?
    ) async -> [AnyHashable: Any]?

    /// The watch app requests access to health data.
    ///
    /// - Parameter application: The application.
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication)

    // MARK: - Environment

    /// Which way the interface may be turned.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - window: The window that would be turned.
    /// - Returns: The orientations, at least one. The default is what the application declares.
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// Whether a kind of app extension may be used in the application.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - extensionPointIdentifier: The kind.
    /// - Returns: Whether it may. The default returns true.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool

    /// Whether the system should adapt key commands to the user's keyboard.
    ///
    /// - Parameter application: The application.
    /// - Returns: Whether it should. The default returns true.
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool

    // MARK: - State restoration

    /// Finds or makes a view controller whose state is to be restored.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - identifierComponents: The restoration identifiers of the controller and of those it is in, outermost first.
    ///   - coder: The archive.
    /// - Returns: The controller. The default returns nil.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    /// Whether the application's state should be saved.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - coder: The archive.
    /// - Returns: Whether it should. The default returns false.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// Whether the application's saved state should be restored.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - coder: The archive.
    /// - Returns: Whether it should. The default returns false.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// The application's state is about to be saved.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - coder: The archive, to add to.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// The application's state has been restored.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - coder: The archive, to read from.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}
