#if RemoteNotifications && !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate
import ShopKit

/// Presents notifications of orders, and shows the order that was tapped.
final class OrderNotifications {}
extension OrderNotifications: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        notification.category == "order" ? [.banner, .list, .sound] : []
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        guard response.notification.category == "order",
            let order = response.notification.request.content.userInfo["order"] as? String
        else { return }
        Navigator.show(.order(order))
    }
}

/// Takes what support writes.
final class SupportMessages {}
extension SupportMessages: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        guard let message = userInfo["message"] as? String else { return .noData }
        Support.receive(message: message)
        return .newData
    }
}

extension SupportMessages: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        notification.category == "support" ? [.banner, .list] : []
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        if response.notification.category == "support" { Support.receive(message: "opened") }
    }
}

/// Lists offers without disturbing those who are shopping, and opens the one that was tapped.
@MainActor
final class Offers {
    private let links: Links

    init(links: Links) {
        self.links = links
    }
}

extension Offers: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        notification.category == "offer" ? .list : []
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        guard response.notification.category == "offer",
            let text = response.notification.request.content.userInfo["url"] as? String, let url = URL(string: text)
        else { return }
        _ = links.open(url)
    }
}

/// Shows the app's own settings of notifications.
final class NotificationSettings {}
extension NotificationSettings: UserNotificationsDelegate {
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        Analytics.track("settings", ["from": notification == nil ? "Settings" : "notification"])
        Navigator.show(.settings)
    }
}

extension UNNotification {
    var category: String { request.content.categoryIdentifier }
}
#endif
