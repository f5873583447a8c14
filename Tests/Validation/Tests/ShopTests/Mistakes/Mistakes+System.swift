import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

extension Mistake {
    static let system: [Mistake] = [
        Mistake("a window is made without its scene", [.window: nil]) {
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
        Mistake("a window is made for each scene", [.window: nil]) {
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
        Mistake("the launch registers for pushes", [.registration: nil]) {
            $0.appStateDelegate.append(
                Handling(.didFinishLaunching) { _ in
                    UIApplication.shared.registerForRemoteNotifications()
                    return true
                }
            )
        },
        Mistake("each return registers for pushes", [.registration: nil]) {
            $0.appStateDelegate.append(
                Handling(.willEnterForeground) { _ in UIApplication.shared.registerForRemoteNotifications() }
            )
        },
        Mistake("the notification center's delegate is set once more", [.notificationCenter: nil]) {
            let delegate = CenterDelegate()
            $0.appStateDelegate.append(
                Handling(.didFinishLaunching) { _ in
                    UNUserNotificationCenter.current().delegate = delegate
                    return true
                }
            )
        },
        Mistake("the notification center's delegate is held by nobody", [.notificationCenter: nil]) {
            $0.appStateDelegate.append(
                Handling(.didFinishLaunching) { _ in
                    let delegate = CenterDelegate()
                    UNUserNotificationCenter.current().delegate = delegate
                    return true
                }
            )
        },
        Mistake("the app builds menus", [.respondsTo: .buildMenu]) {
            $0.menuDelegate.append(Handling(.buildMenu) { _ in })
        }.missed(because: "Needs an app delegate that overrides responds(to:), on Linux."),
        Mistake("the app localizes key commands", [.respondsTo: .shouldAutomaticallyLocalizeKeyCommands]) {
            $0.keyCommandsDelegate.append(Handling(.shouldAutomaticallyLocalizeKeyCommands) { _ in false })
        }.missed(because: "Needs an app delegate that overrides responds(to:), on Linux."),
    ]
}

private final class CenterDelegate: NSObject, UNUserNotificationCenterDelegate {}
