#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopKit

extension Mistake {
    @MainActor private static var presentations: [Sample] { content.map { .notification($0) } }

    @MainActor private static var responses: [Sample] { content.map { .response(to: $0) } }

    @MainActor private static var content: [UNNotificationContent] {
        ["order", "support", "other"].map { category in
            let content = UNMutableNotificationContent()
            content.categoryIdentifier = category
            content.userInfo = ["order": "4"]
            return content
        }
    }

    /// What goes wrong with notifications.
    static let ofCenter = [
        Mistake("presentation options are narrowed", playing: presentations, [.answer: .willPresentNotification]) {
            $0.userNotificationsDelegate.lose("SupportMessages")
        },
        Mistake("presentation options are widened", playing: presentations, [.answer: .willPresentNotification]) {
            $0.userNotificationsDelegate.append(Handling(.willPresentNotification) { _ in .badge })
        },
        Mistake("a tapped order is not shown", playing: responses, [.effects: .didReceiveNotificationResponse]) {
            $0.userNotificationsDelegate.lose("OrderNotifications")
        },
        Mistake("a tapped order is shown twice", playing: responses, [.effects: .didReceiveNotificationResponse]) {
            $0.userNotificationsDelegate.append(
                Handling(.didReceiveNotificationResponse) { _ in Navigator.show(.order("4")) }
            )
        },
        Mistake(
            "a response is never done", playing: responses,
            [.promptness: .didReceiveNotificationResponse, .fault: .didReceiveNotificationResponse]
        ) {
            $0.userNotificationsDelegate.append(RecordingHandler.keeping(.didReceiveNotificationResponse))
        },
        Mistake(
            "nobody is left for notifications", playing: presentations,
            [.notHandled: .willPresentNotification, .notificationCenter: nil]
        ) { $0.userNotificationsDelegate = [] },
        Mistake(
            "the settings of notifications are not shown",
            playing: [Sample(.openNotificationSettings) { nil }],
            [.effects: .openNotificationSettings]
        ) { $0.userNotificationsDelegate.lose("NotificationSettings") },
    ]
}
#endif
