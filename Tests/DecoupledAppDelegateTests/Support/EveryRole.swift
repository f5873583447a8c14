import DecoupledAppDelegate

/// A handler that fills every role, wants the events it was told to want, and notes which of its methods are called.
@MainActor
final class EveryRole: RoleHandler {
    var wanted: Set<AppEvent>
    private(set) var heard: [AppEvent] = []

    init(wanting wanted: Set<AppEvent> = Set(AppEvent.allCases)) {
        self.wanted = wanted
    }

    func handles(_ event: AppEvent) -> Bool { wanted.contains(event) }

    func hear(_ event: AppEvent) {
        heard.append(event)
    }
}

extension EveryRole: AppStateDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        hear(.willFinishLaunching)
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        hear(.didFinishLaunching)
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { hear(.didBecomeActive) }
    func applicationWillResignActive(_ application: UIApplication) { hear(.willResignActive) }
    func applicationDidEnterBackground(_ application: UIApplication) { hear(.didEnterBackground) }
    func applicationWillEnterForeground(_ application: UIApplication) { hear(.willEnterForeground) }
    func applicationWillTerminate(_ application: UIApplication) { hear(.willTerminate) }
}

extension EveryRole: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        hear(.openURL)
        return true
    }
}

extension EveryRole: ActivityContinuationDelegate {
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        hear(.willContinueUserActivity)
        return true
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        hear(.continueUserActivity)
        restorationHandler(nil)
        return true
    }

    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        hear(.didFailToContinueUserActivity)
    }

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        hear(.didUpdateUserActivity)
    }
}

extension EveryRole: ShortcutItemDelegate {
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        hear(.performShortcutAction)
        completionHandler(true)
    }
}

extension EveryRole: BackgroundFetchDelegate {
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        hear(.performFetch)
        completionHandler(.newData)
    }
}

extension EveryRole: BackgroundURLSessionDelegate {
    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        hear(.handleBackgroundURLSessionEvents)
        completionHandler()
    }
}

extension EveryRole: ProtectedDataDelegate {
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        hear(.protectedDataWillBecomeUnavailable)
    }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        hear(.protectedDataDidBecomeAvailable)
    }
}

extension EveryRole: SystemConditionsDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { hear(.didReceiveMemoryWarning) }
    func applicationSignificantTimeChange(_ application: UIApplication) { hear(.significantTimeChange) }
}

extension EveryRole: OrientationDelegate, ExtensionDelegate {
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        hear(.supportedInterfaceOrientations)
        return .all
    }

    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        hear(.shouldAllowExtensionPoint)
        return true
    }
}

extension EveryRole: WatchInteractionDelegate {
    func application(
        _ application: UIApplication,
        handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping @Sendable ([AnyHashable: Any]?) -> Void
    ) {
        hear(.handleWatchKitRequest)
        reply(nil)
    }
}

extension EveryRole: HealthDelegate, KeyCommandsDelegate, MenuDelegate {
    func buildMenu(with builder: any UIMenuBuilder) { hear(.buildMenu) }

    func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
        hear(.shouldRequestHealthAuthorization)
    }

    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
        hear(.shouldAutomaticallyLocalizeKeyCommands)
        return true
    }
}

extension AppEvent {
    /// Whether the event is one of the app delegate's own, and not of a scene or the notification center.
    var isToldToApplication: Bool { rawValue.hasPrefix("application") || self == .buildMenu }
}
