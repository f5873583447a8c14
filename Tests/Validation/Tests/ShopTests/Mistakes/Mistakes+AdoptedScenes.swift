import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

extension Mistake {
    @MainActor private static var cart: Sample { .url(URL(string: "shop://cart") ?? URL(fileURLWithPath: "/")) }

    static let inAppWithScenes: [Mistake] = [
        Mistake(
            "the URL that a scene connects for is lost", playing: [cart],
            [.notHandled: .sceneWillConnect, .effects: .openURL]
        ) { $0.urlDelegate.drop("Links") },
        Mistake("nobody opens URLs", playing: [cart], [.notHandled: .sceneWillConnect, .notHandled: .openURL]) {
            $0.urlDelegate = []
        },
        Mistake(
            "quick actions are declined", playing: [.shortcut("com.example.shop.cart")],
            [.answer: .performShortcutAction]
        ) { $0.shortcutItemDelegate.observeOnly() },
        Mistake(
            "a quick action's completion handler is kept for good", playing: [.shortcut("com.example.shop.cart")],
            [
                .promptness: .performShortcutAction, .fault: .performShortcutAction, .effects: .performShortcutAction,
                .notHandled: .sceneWillConnect,
            ]
        ) { $0.shortcutItemDelegate.prepend(RecordingHandler.answering(.performShortcutAction, .later)) },
        Mistake(
            "Handoff is left out", playing: [.activity("com.example.shop.order", userInfo: ["order": "8"])],
            [.notHandled: .sceneWillConnect, .effects: .continueUserActivity]
        ) { $0.activityContinuationDelegate.drop("Handoff") },
        Mistake(
            "the curtain stays up", playing: [.roundTrip],
            [.notHandled: .sceneDidBecomeActive, .notHandled: .sceneWillResignActive]
        ) {
            $0.drop("PrivacyCurtain")
        },
        Mistake("what a scene told is told once more", playing: [.roundTrip], [.effects: .didBecomeActive]) {
            $0.sceneStateDelegate.append(Handling(.sceneDidBecomeActive) { _ in Analytics.track("active") })
        },
        Mistake(
            "nobody is left for notifications", playing: [.notification(UNMutableNotificationContent())],
            [.notHandled: .willPresentNotification, .notificationCenter: nil]
        ) { $0.userNotificationsDelegate = [] },
    ]
}
