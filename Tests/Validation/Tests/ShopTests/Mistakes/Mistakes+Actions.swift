import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

extension Mistake {
    static let actions: [Mistake] = [
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
            $0.shortcutItemDelegate.drop("QuickActions")
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
        ) { $0.shortcutItemDelegate.prepend(RecordingHandler.answering(.performShortcutAction, .later)) },
        Mistake("every quick action counts as performed", [.answer: .performShortcutAction]) {
            $0.shortcutItemDelegate.append(Handling(.performShortcutAction) { _ in true })
        },
        Mistake(
            "the quick action for a search is forgotten",
            [.answer: .performShortcutAction, .effects: .performShortcutAction]
        ) {
            $0.performActions { actions, item in
                guard item.type != "com.example.shop.search" else { return false }
                return await actions.application(.shared, performActionFor: item)
            }
        },
        Mistake("the first quick action of a life alone is performed", [.effects: .performShortcutAction]) {
            let isFirst = Memory(true)
            $0.performActions { actions, item in
                defer { isFirst.value = false }
                guard isFirst.value else { return true }
                return await actions.application(.shared, performActionFor: item)
            }
        },
        Mistake("a quick action is counted afterwards", [.order: .performShortcutAction]) {
            $0.performActions { actions, item in
                guard item.type == "com.example.shop.cart" else {
                    return await actions.application(.shared, performActionFor: item)
                }
                Navigator.show(.cart)
                Analytics.track("quick action", ["type": item.type])
                return true
            }
        },
        Mistake("a quick action is answered on another thread", [.thread: .performShortcutAction]) {
            $0.shortcutItemDelegate.replace("QuickActions") { actions in
                RecordingHandler.answering(.performShortcutAction) { input, completion in
                    actions.application(.shared, performActionFor: input) { isPerformed in
                        DispatchQueue.global().async { completion(isPerformed) }
                    }
                }
            }
        },
        Mistake("an unknown quick action is never answered", [.fault: .performShortcutAction]) {
            $0.shortcutItemDelegate.replace("QuickActions") { actions in
                RecordingHandler.answering(.performShortcutAction) { input, completion in
                    guard input.type.hasPrefix("com.example.shop.") else { return }
                    actions.application(
                        .shared, performActionFor: input, completionHandler: completion)
                }
            }
        },
    ]
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

extension Roles {
    /// Performs quick actions in another way.
    fileprivate mutating func performActions(
        _ perform: @escaping @MainActor (any ShortcutItemDelegate, UIApplicationShortcutItem) async -> Bool
    ) {
        self.shortcutItemDelegate.replace("QuickActions") { actions in
            Handling(.performShortcutAction) { await perform(actions, $0) }
        }
    }
}
