// swift-format-ignore-file
public import Foundation
public import HeadlessUIKit

// Read in the engine of Flutter 3.44: FlutterAppDelegate.mm, FlutterPluginAppLifeCycleDelegate.mm, FlutterSceneDelegate.mm,
// FlutterSceneLifeCycle.mm, FlutterEngine.mm.

/// A plug-in, as far as it has methods of an app delegate.
@MainActor public protocol FlutterApplicationLifeCycleDelegate: AnyObject {
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) -> Bool

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    )
}

/// What Flutter looks for in the application's delegate when a plug-in wants its events.
public protocol FlutterAppLifeCycleProvider: UNUserNotificationCenterDelegate {
    func add(_ delegate: any FlutterApplicationLifeCycleDelegate)
}

/// The base class of Flutter's app delegates: what it implements itself, it does for its plug-ins.
open class FlutterAppDelegate: UIResponder, UIApplicationDelegate, @MainActor FlutterAppLifeCycleProvider {
    open var window: UIWindow?

    private var plugIns: [any FlutterApplicationLifeCycleDelegate] = []

    public required override init() { super.init() }

    open func add(_ delegate: any FlutterApplicationLifeCycleDelegate) { plugIns.append(delegate) }

    private nonisolated static let methods: Set<String> = [
        "application:willFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions:",
        "application:didRegisterForRemoteNotificationsWithDeviceToken:",
        "application:didFailToRegisterForRemoteNotificationsWithError:",
        "application:openURL:options:", "application:continueUserActivity:restorationHandler:",
        "application:performActionForShortcutItem:completionHandler:",
        "application:handleEventsForBackgroundURLSession:completionHandler:",
        "userNotificationCenter:willPresentNotification:withCompletionHandler:",
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
    ]

    /// Two methods are there only if a plug-in has them.
    open nonisolated override func responds(to aSelector: Selector!) -> Bool {
        let method = "\(aSelector!)"
        let isOfPlugIns = method == "application:didReceiveRemoteNotification:fetchCompletionHandler:"
        return Self.methods.contains(method) || isOfPlugIns && MainActor.assumeIsolated { !plugIns.isEmpty }
    }

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
        FlutterEngine.application = application
        note("Flutter.didFinishLaunching")
        return true
    }

    open func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { note("Flutter.didRegister") }

    open func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { note("Flutter.didFailToRegister") }

    /// Stops at the first plug-in that takes the push; where none does, nobody calls the completion handler.
    open func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        note("Flutter.didReceiveRemoteNotification")
        _ = plugIns.contains {
            $0.application(
                application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completionHandler)
        }
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

    /// Gives all plug-ins the same completion handler.
    open func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        note("Flutter.didReceive")
        for plugIn in plugIns {
            plugIn.userNotificationCenter(center, didReceive: response, withCompletionHandler: completionHandler)
        }
    }
}

/// The delegate of Flutter's scenes, whose methods say nothing about what they have handled.
open class FlutterSceneDelegate: RespondingObject, UIWindowSceneDelegate {
    open var window: UIWindow?

    public required override init() { super.init() }

    private nonisolated static let methods: Set<String> = [
        "sceneLifeCycleDelegate", "scene:willConnectToSession:options:", "sceneDidDisconnect:",
        "sceneWillEnterForeground:", "sceneDidBecomeActive:", "sceneWillResignActive:", "sceneDidEnterBackground:",
        "scene:openURLContexts:", "scene:continueUserActivity:",
        "windowScene:performActionForShortcutItem:completionHandler:", "stateRestorationActivityForScene:",
        "scene:restoreInteractionStateWithUserActivity:",
    ]

    open override func responds(to aSelector: Selector!) -> Bool { Self.methods.contains("\(aSelector!)") }

    /// Handles the links that it is connected for, and moves the root of a window that the app delegate has.
    open func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        note("Flutter.willConnect")
        if FlutterEngine.application?.delegate?.window?.rootViewController != nil { note("Flutter.movesTheRoot") }
        connectionOptions.urlContexts.forEach { note("Flutter.link \($0.url)") }
        connectionOptions.userActivities.compactMap(\.webpageURL).forEach { note("Flutter.link \($0)") }
    }

    open func sceneDidDisconnect(_ scene: UIScene) {}

    open func sceneWillEnterForeground(_ scene: UIScene) {}

    open func sceneDidBecomeActive(_ scene: UIScene) { note("Flutter.sceneDidBecomeActive") }

    open func sceneWillResignActive(_ scene: UIScene) {}

    open func sceneDidEnterBackground(_ scene: UIScene) { note("Flutter.sceneDidEnterBackground") }

    open func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        URLContexts.forEach { note("Flutter.link \($0.url)") }
    }

    open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        userActivity.webpageURL.map { note("Flutter.link \($0)") }
    }

    /// Where no plug-in has quick actions, nobody calls the completion handler.
    open func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { note("Flutter.performAction") }
}

/// How an engine finds what it belongs to.
@MainActor public enum FlutterEngine {
    fileprivate(set) static weak var application: UIApplication?

    /// Adds a plug-in to the events of the application; it gets none if the application's delegate has no place for it.
    public static func addApplicationDelegate(
        _ plugIn: any FlutterApplicationLifeCycleDelegate, of application: UIApplication
    ) { (application.delegate as? any FlutterAppLifeCycleProvider)?.add(plugIn) }

    /// Returns what a scene's delegate has for the engines in it.
    public static func sceneLifeCycle(of scene: UIScene) -> FlutterSceneDelegate? {
        (scene.delegate as? UIResponder)?.forwardingTarget(for: Selector("sceneLifeCycleDelegate"))
            as? FlutterSceneDelegate
    }
}

/// Says that the host was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
