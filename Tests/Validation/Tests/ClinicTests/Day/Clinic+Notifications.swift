import DecoupledAppDelegate
import DecoupledAppDelegateTesting

extension Clinic {
    /// Notifications as they arrive, and what users do with them.
    static var notifications: [Sample] {
        let all = [reminder, message, visit, news]
        return all.map { .notification($0) }
            + all.map { .response(to: $0, action: UNNotificationDefaultActionIdentifier) }
            + [reminder, message, visit].map { .response(to: $0, action: UNNotificationDismissActionIdentifier) }
            + [Category.confirm, Category.cancel, Category.snooze].map { .response(to: reminder, action: $0) }
            + [.response(to: message, action: Category.reply, text: "I am fine")]
    }

    private static let reminder = content(Category.reminder, "Tomorrow at nine", ["id": "17", "minutes": 30])
    private static let message = content(Category.message, "How are you?", ["doctor": "dr-lee"])
    private static let visit = content(Category.visit, "The doctor is waiting", ["id": "42"])
    private static let news = content("", "The clinic is closed on Monday", [:])

    private static func content(
        _ category: String, _ body: String, _ userInfo: [AnyHashable: Any]
    ) -> UNNotificationContent {
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = category
        content.body = body
        content.userInfo = userInfo
        return content
    }
}
