#if RemoteNotifications && !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate
import ShopKit

/// Starts crash reports first of all, and logs the events that the app receives.
final class CrashLog: AppStateDelegate, SystemConditionsDelegate, URLDelegate, ActivityContinuationDelegate,
    ShortcutItemDelegate, RemoteNotificationsDelegate, BackgroundFetchDelegate, BackgroundURLSessionDelegate,
    UserNotificationsDelegate
{
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
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { CrashReports.log("memory warning") }

    func applicationDidEnterBackground(_ application: UIApplication) {
        CrashReports.log("background")
        CrashReports.flush()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        CrashReports.log("terminate")
        CrashReports.flush()
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        CrashReports.log("url \(url.host ?? "")")
        return false
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        CrashReports.log("activity \(userActivity.activityType)")
        return false
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        CrashReports.log("quick action \(shortcutItem.type)")
        return false
    }

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

    func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult {
        CrashReports.log("fetch")
        return .noData
    }

    func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String) async {
        CrashReports.log("background session \(identifier)")
    }

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
