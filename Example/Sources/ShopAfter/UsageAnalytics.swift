#if RemoteNotifications && !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate
import ShopKit

/// Counts launches, sessions and tapped notifications, and asks those who come back often for a rating.
@MainActor
final class UsageAnalytics {
    private var sessionStart: Date?
    private var foregroundCount = 0
}

extension UsageAnalytics: AppStateDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Analytics.start(key: "0a1b2c3d")
        Analytics.track("launch")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        Analytics.track("active")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        if sessionStart == nil {
            sessionStart = Date()
            Analytics.track("session")
        }
        foregroundCount += 1
        guard foregroundCount == 5 else { return }
        Analytics.track("rating", ["asked": "yes"])
        Navigator.show(.rating)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        guard sessionStart != nil else { return }
        sessionStart = nil
        Analytics.endSession()
    }
}

extension UsageAnalytics: UserNotificationsDelegate {
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        Analytics.track("notification", ["category": response.notification.request.content.categoryIdentifier])
    }
}
#endif
