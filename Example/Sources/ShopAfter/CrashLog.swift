#if RemoteNotifications && !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate
import ShopKit

/// Starts crash reports first of all, and logs the events that the app receives.
final class CrashLog {}
extension CrashLog: AppStateDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        #if DEBUG
        CrashReports.start(environment: "debug")
        #else
        CrashReports.start(environment: "release")
        #endif
        CrashReports.log("launch")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { CrashReports.log("active") }
    func applicationWillResignActive(_ application: UIApplication) { CrashReports.log("inactive") }
    func applicationWillEnterForeground(_ application: UIApplication) { CrashReports.log("foreground") }

    func applicationDidEnterBackground(_ application: UIApplication) {
        CrashReports.log("background")
        CrashReports.flush()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        CrashReports.log("terminate")
        CrashReports.flush()
    }
}

extension CrashLog: SystemConditionsDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { CrashReports.log("memory warning") }
}

extension CrashLog: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        CrashReports.log("url \(url.host ?? "")")
        return false
    }
}

extension CrashLog: ActivityContinuationDelegate {
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        CrashReports.log("activity \(userActivity.activityType)")
        return false
    }
}

extension CrashLog: ShortcutItemDelegate {
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        CrashReports.log("quick action \(shortcutItem.type)")
        return false
    }
}

extension CrashLog: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        CrashReports.log("no push")
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        CrashReports.log("push")
        return .noData
    }
}

extension CrashLog: BackgroundFetchDelegate {
    func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult {
        CrashReports.log("fetch")
        return .noData
    }
}

extension CrashLog: BackgroundURLSessionDelegate {
    func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String) async {
        CrashReports.log("background session \(identifier)")
    }
}

extension CrashLog: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        CrashReports.log("notification")
        return []
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        CrashReports.log("response")
    }
}
#endif
