#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopKit

extension Mistake {
    static let ofRequests = ofURLs + ofActivities + ofActions

    @MainActor private static var urls: [Sample] {
        ["shop://cart", "shop://oauth?code=1", "other://x"].compactMap { URL(string: $0) }.map { .url($0) }
    }

    private static let ofURLs = [
        Mistake("links are left out", playing: urls, [.answer: .openURL, .effects: .openURL]) {
            $0.urlDelegate.lose("Links")
        },
        Mistake("the slot of URLs is empty", playing: urls, [.notHandled: .openURL]) { $0.urlDelegate = [] },
        Mistake("a handler takes every URL first", playing: urls, [.answer: .openURL, .effects: .openURL]) {
            $0.urlDelegate.prepend(Handling(.openURL) { _ in true })
        },
        Mistake("a handler takes every URL that is left", playing: urls, [.answer: .openURL]) {
            $0.urlDelegate.append(Handling(.openURL) { _ in true })
        },
        Mistake("links are opened without being taken", playing: urls, [.answer: .openURL]) {
            $0.urlDelegate.observeOnly()
        },
        Mistake("a URL is counted twice", playing: urls, [.effects: .openURL]) {
            $0.urlDelegate.prepend(
                Handling(.openURL) { _ in
                    CrashReports.log("url")
                    return false
                }
            )
        },
        Mistake("the crash log comes last, and is not asked", playing: urls, [.effects: .openURL, .order: .openURL]) {
            $0.urlDelegate.moveFirstToEnd()
        },
        Mistake(
            "a link before sign-in is never opened", playing: [.orderThenUnlocking],
            [.effects: .protectedDataDidBecomeAvailable, .otherEvent: .protectedDataDidBecomeAvailable]
        ) {
            $0.protectedDataDelegate.lose("Links")
        },
    ]

    @MainActor private static var activities: [Sample] {
        [
            .activity("com.example.shop.order", userInfo: ["order": "8"]),
            .activity(NSUserActivityTypeBrowsingWeb, webpageURL: URL(string: "https://shop.example.com/p/5")),
        ]
    }

    private static let ofActivities = [
        Mistake(
            "universal links are taken for URLs",
            playing: activities,
            [.answer: .continueUserActivity, .effects: .continueUserActivity]
        ) { $0.activityContinuationDelegate.lose("Links") },
        Mistake(
            "Handoff is left out",
            playing: activities,
            [.answer: .continueUserActivity, .effects: .continueUserActivity, .answer: .willContinueUserActivity]
        ) { $0.activityContinuationDelegate.lose("Handoff") },
        Mistake("a coming activity is not claimed", playing: activities, [.answer: .willContinueUserActivity]) {
            $0.activityContinuationDelegate = Handlers(
                $0.activityContinuationDelegate.map { "\(type(of: $0))" == "Handoff" ? Unannounced($0) : $0 })
        },
        Mistake(
            "the restoration handler gets an object of nobody's", playing: activities,
            [.restoration: .continueUserActivity]
        ) {
            $0.activityContinuationDelegate = Handlers(
                $0.activityContinuationDelegate.map { "\(type(of: $0))" == "Links" ? Restoring($0) : $0 })
        },
        Mistake(
            "the failure of an activity is ignored", playing: [.activityFailure],
            [.effects: .didFailToContinueUserActivity]
        ) {
            $0.activityContinuationDelegate.lose("Handoff")
        },
    ]

    private static let ofActions = [
        Mistake(
            "quick actions have no handler", playing: [.shortcut("com.example.shop.cart")],
            [.notHandled: .performShortcutAction]
        ) {
            $0.shortcutItemDelegate = []
        },
        Mistake(
            "the handler of quick actions is held by nobody",
            playing: [.shortcut("com.example.shop.cart")],
            [.answer: .performShortcutAction, .effects: .performShortcutAction, .fault: nil]
        ) {
            $0.shortcutItemDelegate.lose("QuickActions")
            $0.shortcutItemDelegate += Handlers { Weak(Handling(.performShortcutAction) { _ in true }) }
        },
        Mistake(
            "a quick action is performed and declined", playing: [.shortcut("com.example.shop.cart")],
            [.answer: .performShortcutAction]
        ) {
            $0.shortcutItemDelegate.observeOnly()
        },
        Mistake(
            "a quick action is lost at a cold start",
            playing: [.shortcut("com.example.shop.cart")],
            [.answer: .performShortcutAction, .effects: .performShortcutAction, .timing: .performShortcutAction]
        ) { roles in
            let actions = LateQuickActions(roles.shortcutItemDelegate.map { $0 })
            roles.shortcutItemDelegate = [actions]
            roles.appStateDelegate.append(actions)
        },
        Mistake(
            "a quick action's completion handler is kept for good",
            playing: [.shortcut("com.example.shop.cart")],
            [
                .promptness: .performShortcutAction, .fault: .performShortcutAction,
                .effects: .performShortcutAction,
            ]
        ) { $0.shortcutItemDelegate.prepend(RecordingHandler.keeping(.performShortcutAction)) },
    ]
}

/// Passes activities on, but not that one is coming.
@MainActor
private final class Unannounced: ActivityContinuationDelegate {
    private let handler: any ActivityContinuationDelegate

    init(_ handler: any ActivityContinuationDelegate) {
        self.handler = handler
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        handler.application(application, continue: userActivity, restorationHandler: restorationHandler)
    }
}

/// Passes activities on, and restores into a screen of its own.
@MainActor
private final class Restoring: ActivityContinuationDelegate {
    private let handler: any ActivityContinuationDelegate

    init(_ handler: any ActivityContinuationDelegate) {
        self.handler = handler
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        restorationHandler([UIViewController()])
        return handler.application(application, continue: userActivity, restorationHandler: { _ in })
    }
}

/// Performs quick actions once the app is active, and forgets the one that launches it.
@MainActor
private final class LateQuickActions: ShortcutItemDelegate, AppStateDelegate {
    private let handlers: [any ShortcutItemDelegate]
    private var isReady = false

    init(_ handlers: [any ShortcutItemDelegate]) {
        self.handlers = handlers
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        isReady = true
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        guard isReady else { return completionHandler(false) }
        Task {
            var isPerformed = false
            for handler in handlers where !isPerformed {
                isPerformed = await handler.application(application, performActionFor: shortcutItem)
            }
            completionHandler(isPerformed)
        }
    }
}

extension RecordingHandler {
    /// A handler that keeps the completion handler of an event, and never calls it.
    static func keeping<Input, Output>(_ event: Event<Input, Reply<Output>>) -> RecordingHandler {
        let handler = RecordingHandler(wanting: [event])
        handler.answer(event, .later)
        return handler
    }

    /// A handler that lets go of the completion handler of an event.
    static func dropping<Input, Output>(_ event: Event<Input, Reply<Output>>) -> RecordingHandler {
        let handler = RecordingHandler(wanting: [event])
        handler.answer(event, .never)
        return handler
    }

    /// A handler that calls the completion handler of an event twice.
    static func doubling<Input, Output>(_ event: Event<Input, Reply<Output>>, _ answer: Output) -> RecordingHandler {
        let handler = RecordingHandler(wanting: [event])
        handler.answer(event, .twice(answer))
        return handler
    }
}
#endif
