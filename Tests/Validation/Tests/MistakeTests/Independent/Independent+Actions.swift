#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopKit

extension Independent {
    static let actions: [Mistake] = [
        Mistake("every quick action counts as performed", playing: .shop, [.answer: .performShortcutAction]) {
            $0.shortcutItemDelegate.append(Handling(.performShortcutAction) { _ in true })
        },
        Mistake(
            "the quick action for a search is forgotten", playing: .shop,
            [.answer: .performShortcutAction, .effects: .performShortcutAction]
        ) {
            $0.performActions { actions, item in
                guard item.type != "com.example.shop.search" else { return false }
                return await actions.application(.shared, performActionFor: item)
            }
        },
        Mistake(
            "the first quick action of a life alone is performed", playing: .shop, [.effects: .performShortcutAction]
        ) {
            let isFirst = Memory(true)
            $0.performActions { actions, item in
                defer { isFirst.value = false }
                guard isFirst.value else { return true }
                return await actions.application(.shared, performActionFor: item)
            }
        },
        Mistake("a quick action is counted afterwards", playing: .shop, [.order: .performShortcutAction]) {
            $0.performActions { actions, item in
                guard item.type == "com.example.shop.cart" else {
                    return await actions.application(.shared, performActionFor: item)
                }
                Navigator.show(.cart)
                Analytics.track("quick action", ["type": item.type])
                return true
            }
        },
        Mistake("a quick action is answered on another thread", playing: .shop, [.thread: .performShortcutAction]) {
            $0.shortcutItemDelegate.replace("QuickActions") { actions in
                [
                    RecordingHandler.answering(.performShortcutAction) { input, completion in
                        actions.application(.shared, performActionFor: input) { isPerformed in
                            DispatchQueue.global().async { completion(isPerformed) }
                        }
                    }
                ]
            }
        },
        Mistake("an unknown quick action is never answered", playing: .shop, [.fault: .performShortcutAction]) {
            $0.shortcutItemDelegate.replace("QuickActions") { actions in
                [
                    RecordingHandler.answering(.performShortcutAction) { input, completion in
                        guard input.type.hasPrefix("com.example.shop.") else { return }
                        actions.application(
                            .shared, performActionFor: input, completionHandler: completion)
                    }
                ]
            }
        },
    ]
}

extension Roles {
    /// Performs quick actions in another way.
    fileprivate mutating func performActions(
        _ perform: @escaping @MainActor (any ShortcutItemDelegate, UIApplicationShortcutItem) async -> Bool
    ) {
        self.shortcutItemDelegate.replace("QuickActions") { actions in
            [Handling(.performShortcutAction) { await perform(actions, $0) }]
        }
    }
}
#endif
