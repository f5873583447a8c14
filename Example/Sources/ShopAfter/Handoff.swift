#if RemoteNotifications && !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate
import ShopKit

/// Continues orders and searches that were begun on another device.
@MainActor
final class Handoff {
    private static let order = "com.example.shop.order"
    private static let search = "com.example.shop.search"
}

extension Handoff: ActivityContinuationDelegate {
    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        userActivityType == Self.order
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        switch userActivity.activityType {
        case Self.order:
            guard let order = userActivity.userInfo?["order"] as? String else { return false }
            Analytics.track("handoff", ["to": "order"])
            Navigator.show(.order(order))
            return true
        case Self.search:
            Analytics.track("handoff", ["to": "search"])
            Navigator.show(.search(userActivity.userInfo?["text"] as? String ?? ""))
            return true
        default:
            return false
        }
    }

    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        Analytics.track("handoff", ["to": "nowhere"])
    }
}
#endif
