#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopKit

extension Independent {
    static let asked: [Mistake] = [
        Mistake("a window is made without its scene", playing: .shop, [.window: nil]) {
            let window = Memory<UIWindow?>(nil)
            $0.appStateDelegate.append(
                Handling(.didFinishLaunching) { _ in
                    let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                    made.rootViewController = UIViewController()
                    made.makeKeyAndVisible()
                    window.value = made
                    return true
                }
            )
        },
        Mistake("a window is made for each scene", playing: .shop, [.window: nil]) {
            let window = Memory<UIWindow?>(nil)
            $0.sceneConnectionDelegate.append(
                Handling(.sceneWillConnect) { input in
                    guard let scene = input.scene as? UIWindowScene else { return }
                    let made = UIWindow(windowScene: scene)
                    made.rootViewController = UIViewController()
                    made.makeKeyAndVisible()
                    window.value = made
                }
            )
        },
        Mistake("the launch registers for pushes", playing: .shop, [.registration: nil]) {
            $0.appStateDelegate.append(
                Handling(.didFinishLaunching) { _ in
                    UIApplication.shared.registerForRemoteNotifications()
                    return true
                }
            )
        },
        Mistake("each return registers for pushes", playing: .shop, [.registration: nil]) {
            $0.appStateDelegate.append(
                Handling(.willEnterForeground) { _ in UIApplication.shared.registerForRemoteNotifications() }
            )
        },
        Mistake("the notification center's delegate is set once more", playing: .shop, [.notificationCenter: nil]) {
            let delegate = CenterDelegate()
            $0.appStateDelegate.append(
                Handling(.didFinishLaunching) { _ in
                    UNUserNotificationCenter.current().delegate = delegate
                    return true
                }
            )
        },
        Mistake("the notification center's delegate is held by nobody", playing: .shop, [.notificationCenter: nil]) {
            $0.appStateDelegate.append(
                Handling(.didFinishLaunching) { _ in
                    let delegate = CenterDelegate()
                    UNUserNotificationCenter.current().delegate = delegate
                    return true
                }
            )
        },
        Mistake("the app builds menus", playing: .shop, [.respondsTo: .buildMenu]) {
            $0.menuDelegate.append(Handling(.buildMenu) { _ in })
        },
        Mistake(
            "the app localizes key commands", playing: .shop, [.respondsTo: .shouldAutomaticallyLocalizeKeyCommands]
        ) { $0.keyCommandsDelegate.append(Handling(.shouldAutomaticallyLocalizeKeyCommands) { _ in false }) },
    ]

    static let scenes: [Mistake] = [
        Mistake("the URL that a scene connects for is opened twice", playing: .shop, [.effects: .sceneWillConnect]) {
            let links = Array($0.urlDelegate)
            $0.sceneConnectionDelegate.append(
                Handling(.sceneWillConnect) { input in
                    for context in input.connectionOptions.urlContexts {
                        for handler in links { _ = handler.opens(context.url) }
                    }
                }
            )
        },
        Mistake(
            "the quick action that a scene connects for is performed twice", playing: .shop,
            [.effects: .sceneWillConnect]
        ) {
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
        Mistake("scenes still get an old scene delegate", playing: .shop, [.missingEvent: .openURL]) {
            $0.sceneSessionDelegate.append(
                Handling(.configurationForConnectingScene) { input in
                    let configuration = UISceneConfiguration(name: "Default", sessionRole: input.session.role)
                    configuration.delegateClass = OldSceneDelegate.self
                    return configuration
                }
            )
        },
        Mistake("the store closes as a window is thrown away", playing: .shop, [.effects: .didDiscardSceneSessions]) {
            $0.sceneSessionDelegate.append(Handling(.didDiscardSceneSessions) { _ in Store.close() })
        },
        Mistake("the store closes as the window goes", playing: .shop, [.effects: .sceneDidDisconnect]) {
            $0.sceneConnectionDelegate.append(Handling(.sceneDidDisconnect) { _ in Store.close() })
        },
        Mistake("the store is saved for the scene, too", playing: .shop, [.effects: .sceneDidEnterBackground]) {
            $0.sceneStateDelegate.append(Handling(.sceneDidEnterBackground) { _ in Store.save() })
        },
        Mistake("a scene's return is counted, too", playing: .shop, [.effects: .sceneWillEnterForeground]) {
            $0.sceneStateDelegate.append(Handling(.sceneWillEnterForeground) { _ in Analytics.track("session") })
        },
        Mistake(
            "a scene's state is saved, which nobody restores", playing: .shop,
            [.newEvent: .sceneStateRestorationActivity]
        ) {
            $0.sceneRestorationDelegate.append(
                Handling(.sceneStateRestorationActivity) { _ in NSUserActivity(activityType: "com.example.shop.state") }
            )
        },
        Mistake("the window is lost on the way", playing: .shop, [.arguments: .supportedInterfaceOrientations]) {
            $0.orientationDelegate.replace("VideoRotation") { rotation in
                [
                    Handling(.supportedInterfaceOrientations) { _ in
                        rotation.application(.shared, supportedInterfaceOrientationsFor: nil)
                    }
                ]
            }
        },
        Mistake(
            "quick actions of the first window alone are performed", playing: .shop, [.effects: .performShortcutAction]
        ) {
            $0.shortcutItemDelegate.replace("QuickActions") { [FirstWindowActions($0)] }
        },
    ]
}

private final class CenterDelegate: NSObject, UNUserNotificationCenterDelegate {}

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
#endif
