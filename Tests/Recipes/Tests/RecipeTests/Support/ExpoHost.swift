import DecoupledAppDelegate
import ExpoModulesCore
import HeadlessUIKit

// Stand-ins of classes of the module Expo, which no recipe names: read in Expo SDK 58, ExpoAppDelegate.swift, ExpoAppSceneDelegate.swift and
// SceneEventForwarder.swift.

/// The base class of Expo's app delegates, as an app's own subclass has it: what it implements, it does for its subscribers.
final class ExpoHost: UIResponder, UIApplicationDelegate {
    typealias Manager = ExpoAppDelegateSubscriberManager

    private nonisolated static let methods: Set<String> = [
        "application:didFinishLaunchingWithOptions:", "applicationDidBecomeActive:", "applicationDidEnterBackground:",
        "application:didRegisterForRemoteNotificationsWithDeviceToken:",
        "application:didFailToRegisterForRemoteNotificationsWithError:",
        "application:didReceiveRemoteNotification:fetchCompletionHandler:", "application:openURL:options:",
        "application:continueUserActivity:restorationHandler:",
    ]

    override nonisolated func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { Self.methods.contains("\($0)") } == true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        ExpoScene.application = application
        return Manager.application(application, didFinishLaunchingWithOptions: launchOptions)
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Manager.applicationDidBecomeActive(application) }

    func applicationDidEnterBackground(_ application: UIApplication) {
        Manager.applicationDidEnterBackground(application)
    }

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { Manager.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken) }

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { Manager.application(application, didFailToRegisterForRemoteNotificationsWithError: error) }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        Manager.application(
            application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completionHandler)
    }

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        Manager.application(app, open: url, options: options)
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        Manager.application(application, continue: userActivity, restorationHandler: restorationHandler)
    }
}

/// The delegate of Expo's scenes: it sends the application's delegate what UIKit tells scenes alone, and drops the results.
final class ExpoScene: UIResponder, UIWindowSceneDelegate {
    static weak var application: UIApplication?

    private var host: (any UIApplicationDelegate)? { Self.application?.delegate }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        self.scene(scene, openURLContexts: connectionOptions.urlContexts)
        connectionOptions.userActivities.forEach { self.scene(scene, continue: $0) }
    }

    func sceneDidBecomeActive(_ scene: UIScene) { Self.application.map { host?.applicationDidBecomeActive($0) } }

    func sceneDidEnterBackground(_ scene: UIScene) { Self.application.map { host?.applicationDidEnterBackground($0) } }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            Self.application.map { _ = host?.application($0, open: context.url, options: [:]) }
        }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        Self.application.map { _ = host?.application($0, continue: userActivity, restorationHandler: { _ in }) }
    }
}
