import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

extension Mistake {
    @MainActor private static var playedResponses: [Sample] { playedContent.map { .response(to: $0) } }

    static let responses: [Mistake] = [
        Mistake("a tapped order is not shown", playing: playedResponses, [.effects: .didReceiveNotificationResponse]) {
            $0.userNotificationsDelegate.drop("OrderNotifications")
        },
        Mistake("a tapped order is shown twice", playing: playedResponses, [.effects: .didReceiveNotificationResponse])
        {
            $0.userNotificationsDelegate.append(
                Handling(.didReceiveNotificationResponse) { _ in Navigator.show(.order("4")) }
            )
        },
        Mistake(
            "a response is never done", playing: playedResponses,
            [.promptness: .didReceiveNotificationResponse, .fault: .didReceiveNotificationResponse]
        ) {
            $0.userNotificationsDelegate.append(RecordingHandler.answering(.didReceiveNotificationResponse, .later))
        },
        Mistake("the button of an order's notification opens nothing", [.effects: .didReceiveNotificationResponse]) {
            $0.respond("OrderNotifications") { $0.actionIdentifier == UNNotificationDefaultActionIdentifier }
        },
        Mistake("support does not hear of what is dismissed", [.effects: .didReceiveNotificationResponse]) {
            $0.respond("SupportMessages") { $0.actionIdentifier != UNNotificationDismissActionIdentifier }
        },
        Mistake("a tapped order is read by another key", [.effects: .didReceiveNotificationResponse]) {
            $0.respond("OrderNotifications") { $0.notification.request.content.userInfo["orderId"] != nil }
        },
        Mistake("an offer without a link opens the cart", [.effects: .didReceiveNotificationResponse]) {
            $0.userNotificationsDelegate.append(
                Handling(.didReceiveNotificationResponse) { input async in
                    let content = input.notification.request.content
                    if content.categoryIdentifier == "offer", content.userInfo["url"] == nil { Navigator.show(.cart) }
                }
            )
        },
        Mistake("a tapped notification is counted after its screen", [.order: .didReceiveNotificationResponse]) {
            $0.userNotificationsDelegate.moveToEnd("UsageAnalytics")
        },
        Mistake("a tapped order waits until the app is active again", [.effects: .didReceiveNotificationResponse]) {
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
        Mistake("a response is done before its order is shown", [.effects: .didReceiveNotificationResponse]) {
            $0.respond("OrderNotifications") { response in
                let content = response.notification.request.content
                guard content.categoryIdentifier == "order", let order = content.order else { return false }
                DispatchQueue.main.async { Navigator.show(.order(order)) }
                return false
            }
        },
        Mistake("a response of another category is never done", [.fault: .didReceiveNotificationResponse]) {
            $0.userNotificationsDelegate.split("SupportMessages") {
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
}

extension Roles {
    /// Has a handler receive some of the responses.
    fileprivate mutating func respond(
        _ name: String, _ isReceived: @escaping @MainActor (UNNotificationResponse) -> Bool
    ) {
        self.userNotificationsDelegate.split(name) { handler in
            [
                handler.without(.didReceiveNotificationResponse),
                Handling(.didReceiveNotificationResponse) { response in
                    guard isReceived(response) else { return }
                    await handler.userNotificationCenter(.current(), didReceive: response)
                },
            ]
        }
    }
}
