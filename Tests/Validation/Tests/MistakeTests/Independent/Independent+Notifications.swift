#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopKit

extension Independent {
    static let presentations: [Mistake] = [
        Mistake("offers disturb those who shop", playing: .shop, [.answer: .willPresentNotification]) {
            $0.present("Offers") { $0 == "offer" ? [.banner, .list] : [] }
        },
        Mistake("orders arrive without a sound", playing: .shop, [.answer: .willPresentNotification]) {
            $0.present("OrderNotifications") { $0 == "order" ? [.banner, .list] : [] }
        },
        Mistake("notifications of no category are shown", playing: .shop, [.answer: .willPresentNotification]) {
            $0.userNotificationsDelegate.append(
                Handling(.willPresentNotification) { input in
                    let known: Set = ["order", "support", "offer"]
                    return known.contains(input.request.content.categoryIdentifier) ? [] : .banner
                }
            )
        },
        Mistake("a notification waits for another thread", playing: .shop, [.timing: .willPresentNotification]) {
            $0.present("OrderNotifications") { category in
                await Task.detached {}.value
                return category == "order" ? [.banner, .list, .sound] : []
            }
        },
    ]

    static let responses: [Mistake] = [
        Mistake(
            "the button of an order's notification opens nothing", playing: .shop,
            [.effects: .didReceiveNotificationResponse]
        ) {
            $0.respond("OrderNotifications") { $0.actionIdentifier == UNNotificationDefaultActionIdentifier }
        },
        Mistake(
            "support does not hear of what is dismissed", playing: .shop, [.effects: .didReceiveNotificationResponse]
        ) {
            $0.respond("SupportMessages") { $0.actionIdentifier != UNNotificationDismissActionIdentifier }
        },
        Mistake("a tapped order is read by another key", playing: .shop, [.effects: .didReceiveNotificationResponse]) {
            $0.respond("OrderNotifications") { $0.notification.request.content.userInfo["orderId"] != nil }
        },
        Mistake("an offer without a link opens the cart", playing: .shop, [.effects: .didReceiveNotificationResponse]) {
            $0.userNotificationsDelegate.append(
                Handling(.didReceiveNotificationResponse) { input async in
                    let content = input.notification.request.content
                    if content.categoryIdentifier == "offer", content.userInfo["url"] == nil { Navigator.show(.cart) }
                }
            )
        },
        Mistake(
            "a tapped notification is counted after its screen", playing: .shop,
            [.order: .didReceiveNotificationResponse]
        ) { $0.userNotificationsDelegate.moveToEnd("UsageAnalytics") },
        Mistake(
            "a tapped order waits until the app is active again", playing: .shop,
            [.effects: .didReceiveNotificationResponse]
        ) {
            let pending = Memory<String?>(nil)
            $0.respond("OrderNotifications") { response in
                let content = response.notification.request.content
                if content.categoryIdentifier == "order" { pending.value = content.order }
                return false
            }
            $0.appStateDelegate.append(
                Handling(.didBecomeActive) { _ in
                    if let order = pending.value { Navigator.show(.order(order)) }
                    pending.value = nil
                }
            )
        },
        Mistake(
            "a response is done before its order is shown", playing: .shop, [.effects: .didReceiveNotificationResponse]
        ) {
            $0.respond("OrderNotifications") { response in
                let content = response.notification.request.content
                guard content.categoryIdentifier == "order", let order = content.order else { return false }
                DispatchQueue.main.async { Navigator.show(.order(order)) }
                return false
            }
        },
        Mistake(
            "a response of another category is never done", playing: .shop, [.fault: .didReceiveNotificationResponse]
        ) {
            $0.userNotificationsDelegate.replace("SupportMessages") {
                [
                    $0.without(.didReceiveNotificationResponse),
                    RecordingHandler.answering(.didReceiveNotificationResponse) { input, completion in
                        guard input.notification.request.content.categoryIdentifier == "support" else {
                            return
                        }
                        Support.receive(message: "opened")
                        completion(())
                    },
                ]
            }
        },
    ]

    static let settings: [Mistake] = [
        Mistake("settings come from a notification at all times", playing: .shop, [.effects: .openNotificationSettings])
        {
            $0.openSettings { _ in "notification" }
        },
        Mistake("settings never come from a notification", playing: .shop, [.effects: .openNotificationSettings]) {
            $0.openSettings { _ in "Settings" }
        },
        Mistake("settings open for a notification only", playing: .shop, [.effects: .openNotificationSettings]) {
            $0.openSettings { $0 == nil ? nil : "notification" }
        },
    ]
}

extension Roles {
    /// Presents notifications with the options for a category.
    fileprivate mutating func present(
        _ name: String, _ options: @escaping @MainActor (String) async -> UNNotificationPresentationOptions
    ) {
        self.userNotificationsDelegate.replace(name) {
            [
                $0.without(.willPresentNotification),
                Handling(.willPresentNotification) {
                    await options($0.request.content.categoryIdentifier)
                },
            ]
        }
    }

    /// Has a handler receive some of the responses.
    fileprivate mutating func respond(
        _ name: String, _ isReceived: @escaping @MainActor (UNNotificationResponse) -> Bool
    ) {
        self.userNotificationsDelegate.replace(name) { handler in
            [
                handler.without(.didReceiveNotificationResponse),
                Handling(.didReceiveNotificationResponse) { response in
                    guard isReceived(response) else { return }
                    await handler.userNotificationCenter(.current(), didReceive: response)
                },
            ]
        }
    }

    /// Opens the settings with a word where they were asked for, or not at all.
    fileprivate mutating func openSettings(_ source: @escaping @MainActor (UNNotification?) -> String?) {
        self.userNotificationsDelegate.replace("NotificationSettings") { _ in
            [
                Handling(.openNotificationSettings) { input in
                    guard let source = source(input) else { return }
                    Analytics.track("settings", ["from": source])
                    Navigator.show(.settings)
                }
            ]
        }
    }
}
#endif
