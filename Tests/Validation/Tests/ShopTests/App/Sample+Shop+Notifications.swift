import DecoupledAppDelegate
import DecoupledAppDelegateTesting

extension [Sample] {
    /// Notifications of every category, as they arrive and as they are opened.
    @MainActor static var notifications: [Sample] {
        ["order", "support", "offer", "other"].flatMap { category -> [Sample] in
            let content = UNMutableNotificationContent()
            content.categoryIdentifier = category
            content.userInfo = ["order": "4", "url": "shop://cart"]
            return [.notification(content), .response(to: content)]
        }
            + [Sample(.openNotificationSettings) { nil }]
    }
}
