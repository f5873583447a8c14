import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

extension Mistake {
    @MainActor private static var playedNotifications: [Sample] { playedContent.map { .notification($0) } }

    @MainActor static var playedContent: [UNNotificationContent] {
        ["order", "support", "other"].map { category in
            let content = UNMutableNotificationContent()
            content.categoryIdentifier = category
            content.userInfo = ["order": "4"]
            return content
        }
    }

    static let notifications: [Mistake] = [
        Mistake("presentation options are narrowed", playing: playedNotifications, [.answer: .willPresentNotification])
        {
            $0.userNotificationsDelegate.drop("SupportMessages")
        },
        Mistake("presentation options are widened", playing: playedNotifications, [.answer: .willPresentNotification]) {
            $0.userNotificationsDelegate.append(Handling(.willPresentNotification) { _ in .badge })
        },
        Mistake(
            "nobody is left for notifications", playing: playedNotifications,
            [.notHandled: .willPresentNotification, .notificationCenter: nil]
        ) { $0.userNotificationsDelegate = [] },
        Mistake(
            "the settings of notifications are not shown",
            playing: [Sample(.openNotificationSettings) { nil }],
            [.effects: .openNotificationSettings]
        ) { $0.userNotificationsDelegate.drop("NotificationSettings") },
        Mistake("offers disturb those who shop", [.answer: .willPresentNotification]) {
            $0.present("Offers") { $0 == "offer" ? [.banner, .list] : [] }
        },
        Mistake("orders arrive without a sound", [.answer: .willPresentNotification]) {
            $0.present("OrderNotifications") { $0 == "order" ? [.banner, .list] : [] }
        },
        Mistake("notifications of no category are shown", [.answer: .willPresentNotification]) {
            $0.userNotificationsDelegate.append(
                Handling(.willPresentNotification) { input in
                    let known: Set = ["order", "support", "offer"]
                    return known.contains(input.request.content.categoryIdentifier) ? [] : .banner
                }
            )
        },
        Mistake("a notification waits for another thread", [.timing: .willPresentNotification]) {
            $0.present("OrderNotifications") { category in
                await Task.detached {}.value
                return category == "order" ? [.banner, .list, .sound] : []
            }
        },
        Mistake("settings come from a notification at all times", [.effects: .openNotificationSettings]) {
            $0.openSettings { _ in "notification" }
        },
        Mistake("settings never come from a notification", [.effects: .openNotificationSettings]) {
            $0.openSettings { _ in "Settings" }
        },
        Mistake("settings open for a notification only", [.effects: .openNotificationSettings]) {
            $0.openSettings { $0 == nil ? nil : "notification" }
        },
    ]
}

extension Roles {
    /// Presents notifications with the options for a category.
    fileprivate mutating func present(
        _ name: String, _ options: @escaping @MainActor (String) async -> UNNotificationPresentationOptions
    ) {
        self.userNotificationsDelegate.split(name) {
            [
                $0.without(.willPresentNotification),
                Handling(.willPresentNotification) {
                    await options($0.request.content.categoryIdentifier)
                },
            ]
        }
    }

    /// Opens the settings with a word where they were asked for, or not at all.
    fileprivate mutating func openSettings(_ source: @escaping @MainActor (UNNotification?) -> String?) {
        self.userNotificationsDelegate.replace("NotificationSettings") { _ in
            Handling(.openNotificationSettings) { input in
                guard let source = source(input) else { return }
                Analytics.track("settings", ["from": source])
                Navigator.show(.settings)
            }
        }
    }
}
