import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

extension Mistake {
    static let scenes: [Mistake] = [
        Mistake("the URL that a scene connects for is opened twice", [.effects: .sceneWillConnect]) {
            let links = Array($0.urlDelegate)
            $0.sceneConnectionDelegate.append(
                Handling(.sceneWillConnect) { input in
                    for context in input.connectionOptions.urlContexts {
                        for handler in links { _ = handler.opens(context.url) }
                    }
                }
            )
        },
        Mistake("the quick action that a scene connects for is performed twice", [.effects: .sceneWillConnect]) {
            let actions = Array($0.shortcutItemDelegate)
            $0.sceneConnectionDelegate.append(
                Handling(.sceneWillConnect) { input in
                    guard let item = input.connectionOptions.shortcutItem else { return }
                    for handler in actions {
                        handler.application(.shared, performActionFor: item, completionHandler: { _ in })
                    }
                }
            )
        },
        Mistake("scenes still get an old scene delegate", [.missingEvent: .openURL]) {
            $0.sceneSessionDelegate.append(
                Handling(.configurationForConnectingScene) { input in
                    let configuration = UISceneConfiguration(name: "Default", sessionRole: input.session.role)
                    configuration.delegateClass = OldSceneDelegate.self
                    return configuration
                }
            )
        },
        Mistake("the store closes as a window is thrown away", [.effects: .didDiscardSceneSessions]) {
            $0.sceneSessionDelegate.append(Handling(.didDiscardSceneSessions) { _ in Store.close() })
        },
        Mistake("the store closes as the window goes", [.effects: .sceneDidDisconnect]) {
            $0.sceneConnectionDelegate.append(Handling(.sceneDidDisconnect) { _ in Store.close() })
        },
        Mistake("the store is saved for the scene, too", [.effects: .sceneDidEnterBackground]) {
            $0.sceneStateDelegate.append(Handling(.sceneDidEnterBackground) { _ in Store.save() })
        },
        Mistake("a scene's return is counted, too", [.effects: .sceneWillEnterForeground]) {
            $0.sceneStateDelegate.append(Handling(.sceneWillEnterForeground) { _ in Analytics.track("session") })
        },
        Mistake("a scene's state is saved, which nobody restores", [.newEvent: .sceneStateRestorationActivity]) {
            $0.sceneRestorationDelegate.append(
                Handling(.sceneStateRestorationActivity) { _ in NSUserActivity(activityType: "com.example.shop.state") }
            )
        },
        Mistake("the window is lost on the way", [.arguments: .supportedInterfaceOrientations]) {
            $0.orientationDelegate.replace("VideoRotation") { rotation in
                Handling(.supportedInterfaceOrientations) { _ in
                    rotation.application(.shared, supportedInterfaceOrientationsFor: nil)
                }
            }
        }.missed(because: "Nobody in the shop reads them."),
        Mistake("quick actions of the first window alone are performed", [.effects: .performShortcutAction]) {
            $0.shortcutItemDelegate.replace("QuickActions") { FirstWindowActions($0) }
        },
    ]
}

private final class OldSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

/// Performs quick actions in the window that came first.
@MainActor
private final class FirstWindowActions {
    private let actions: any ShortcutItemDelegate
    private var first: String?

    init(_ actions: any ShortcutItemDelegate) {
        self.actions = actions
    }
}

extension FirstWindowActions: ShortcutItemDelegate {
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem) async
        -> Bool
    {
        await actions.application(application, performActionFor: shortcutItem)
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        first = first ?? windowScene.session.persistentIdentifier
        guard first == windowScene.session.persistentIdentifier else { return completionHandler(false) }
        actions.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
}
