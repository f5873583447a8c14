// swift-format-ignore-file
public import Foundation
public import HeadlessUIKit

/// The base class of Flutter's app delegates: what it implements itself, it does for its plug-ins.
open class FlutterAppDelegate: UIResponder, UIApplicationDelegate {
    open var window: UIWindow?

    public required override init() { super.init() }

    open func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        note("Flutter.willFinishLaunching")
        return true
    }

    open func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        note("Flutter.didFinishLaunching")
        return true
    }

    open func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { note("Flutter.didRegister") }

    open func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { note("Flutter.didFailToRegister") }

    open func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        note("Flutter.didReceiveRemoteNotification")
        // Where no plug-in takes a push, nobody calls the completion handler.
        if userInfo["flutter"] != nil { completionHandler(.newData) }
    }

    open func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        note("Flutter.open")
        return url.host == "flutter"
    }

    open func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        note("Flutter.continue")
        return userActivity.webpageURL?.host == "flutter.example.com"
    }
}

/// The base class of the delegates of Flutter's scenes.
open class FlutterSceneDelegate: UIResponder, UIWindowSceneDelegate {
    open var window: UIWindow?

    public required override init() { super.init() }

    open func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { note("Flutter.willConnect") }

    open func sceneDidDisconnect(_ scene: UIScene) {}

    open func sceneWillEnterForeground(_ scene: UIScene) {}

    open func sceneDidBecomeActive(_ scene: UIScene) { note("Flutter.sceneDidBecomeActive") }

    open func sceneWillResignActive(_ scene: UIScene) {}

    open func sceneDidEnterBackground(_ scene: UIScene) {}

    open func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        note("Flutter.openURLContexts")
    }

    open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { note("Flutter.continue") }

    open func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}

/// Says that the SDK was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
