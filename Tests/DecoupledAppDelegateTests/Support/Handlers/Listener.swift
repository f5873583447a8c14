import DecoupledAppDelegate

/// A handler that fills every role, notes what it is told with all arguments, and has no opinion.
@MainActor
final class Listener {
    private let name: String
    private let journal: Journal

    init(_ name: String, in journal: Journal) {
        self.name = name
        self.journal = journal
    }

    func note(_ event: AppEvent, _ arguments: Any?...) {
        journal.note(Self.line(name, event, arguments.map(words)))
    }

    /// What a listener notes: the arguments in words, in order.
    static func line(_ name: String, _ event: AppEvent, _ arguments: [String]) -> String {
        ([name, "\(event)"] + arguments).joined(separator: " ")
    }
}

extension Listener: AppStateDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note(.willFinishLaunching, application, launchOptions)
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note(.didFinishLaunching, application, launchOptions)
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { note(.didBecomeActive, application) }
    func applicationWillResignActive(_ application: UIApplication) { note(.willResignActive, application) }
    func applicationDidEnterBackground(_ application: UIApplication) { note(.didEnterBackground, application) }
    func applicationWillEnterForeground(_ application: UIApplication) { note(.willEnterForeground, application) }
    func applicationWillTerminate(_ application: UIApplication) { note(.willTerminate, application) }
}

extension Listener: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        note(.openURL, app, url, options)
        return false
    }
}

extension Listener: ActivityContinuationDelegate {
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        note(.willContinueUserActivity, application, userActivityType)
        return false
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        note(.continueUserActivity, application, userActivity)
        return false
    }

    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        note(.didFailToContinueUserActivity, application, userActivityType, error)
    }

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        note(.didUpdateUserActivity, application, userActivity)
    }
}

extension Listener: ShortcutItemDelegate, BackgroundFetchDelegate, BackgroundURLSessionDelegate {
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        note(.performShortcutAction, application, shortcutItem)
        completionHandler(false)
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        note(.performFetch, application)
        completionHandler(.noData)
    }

    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        note(.handleBackgroundURLSessionEvents, application, identifier)
        completionHandler()
    }
}

extension Listener: ProtectedDataDelegate, SystemConditionsDelegate {
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        note(.protectedDataWillBecomeUnavailable, application)
    }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        note(.protectedDataDidBecomeAvailable, application)
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        note(.didReceiveMemoryWarning, application)
    }
    func applicationSignificantTimeChange(_ application: UIApplication) { note(.significantTimeChange, application) }
}

extension Listener: OrientationDelegate, ExtensionDelegate {
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        note(.supportedInterfaceOrientations, application, window)
        return application.supportedInterfaceOrientations(for: window)
    }

    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        note(.shouldAllowExtensionPoint, application, extensionPointIdentifier)
        return true
    }
}

extension Listener: WatchInteractionDelegate, HealthDelegate, KeyCommandsDelegate, MenuDelegate {
    func buildMenu(with builder: any UIMenuBuilder) { note(.buildMenu, builder) }

    func application(
        _ application: UIApplication,
        handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping @Sendable ([AnyHashable: Any]?) -> Void
    ) {
        note(.handleWatchKitRequest, application, userInfo)
        reply(nil)
    }

    func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
        note(.shouldRequestHealthAuthorization, application)
    }

    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
        note(.shouldAutomaticallyLocalizeKeyCommands, application)
        return true
    }
}
