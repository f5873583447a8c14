import DecoupledAppDelegate
import HeadlessUIKit

// Handlers that pass on every event. A subclass does otherwise with one of them.

@MainActor class PassingAppState: AppStateDelegate {
    let next: any AppStateDelegate

    init(_ next: any AppStateDelegate) { self.next = next }

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool
    {
        next.application(application, willFinishLaunchingWithOptions: launchOptions)
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool
    {
        next.application(application, didFinishLaunchingWithOptions: launchOptions)
    }

    func applicationDidBecomeActive(_ application: UIApplication) { next.applicationDidBecomeActive(application) }

    func applicationWillResignActive(_ application: UIApplication) { next.applicationWillResignActive(application) }

    func applicationDidEnterBackground(_ application: UIApplication) { next.applicationDidEnterBackground(application) }

    func applicationWillEnterForeground(_ application: UIApplication) {
        next.applicationWillEnterForeground(application)
    }

    func applicationWillTerminate(_ application: UIApplication) { next.applicationWillTerminate(application) }
}

@MainActor class PassingActivities: ActivityContinuationDelegate {
    let next: any ActivityContinuationDelegate

    init(_ next: any ActivityContinuationDelegate) { self.next = next }

    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        next.application(application, willContinueUserActivityWithType: userActivityType)
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool { next.application(application, continue: userActivity, restorationHandler: restorationHandler) }

    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { next.application(application, didFailToContinueUserActivityWithType: userActivityType, error: error) }

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        next.application(application, didUpdate: userActivity)
    }
}

@MainActor class PassingPushes: RemoteNotificationsDelegate {
    let next: any RemoteNotificationsDelegate

    init(_ next: any RemoteNotificationsDelegate) { self.next = next }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        next.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        next.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        next.application(
            application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completionHandler)
    }
}

@MainActor class PassingNotifications: UserNotificationsDelegate {
    let next: any UserNotificationsDelegate

    init(_ next: any UserNotificationsDelegate) { self.next = next }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        next.userNotificationCenter(center, willPresent: notification, withCompletionHandler: completionHandler)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) { next.userNotificationCenter(center, didReceive: response, withCompletionHandler: completionHandler) }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        next.userNotificationCenter(center, openSettingsFor: notification)
    }
}

@MainActor class PassingState: StateRestorationDelegate {
    let next: any StateRestorationDelegate

    init(_ next: any StateRestorationDelegate) { self.next = next }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        next.application(
            application, viewControllerWithRestorationIdentifierPath: identifierComponents, coder: coder)
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        next.application(application, shouldSaveSecureApplicationState: coder)
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        next.application(application, shouldRestoreSecureApplicationState: coder)
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        next.application(application, willEncodeRestorableStateWith: coder)
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        next.application(application, didDecodeRestorableStateWith: coder)
    }
}

@MainActor class PassingWindows: SceneSessionDelegate {
    let next: any SceneSessionDelegate

    init(_ next: any SceneSessionDelegate) { self.next = next }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        next.application(application, configurationForConnecting: connectingSceneSession, options: options)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        next.application(application, didDiscardSceneSessions: sceneSessions)
    }
}
