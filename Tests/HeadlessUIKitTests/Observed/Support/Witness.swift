import Foundation
import HeadlessUIKit

/// A delegate of an application that notes what it is called with, and the application's state, for itself and its scenes' delegates.
final class Witness: UIResponder, UIApplicationDelegate {
    /// What was called, in order, such as `didBecomeActive active`, and `scene 1 didBecomeActive`.
    var calls: [String] = []

    /// The methods that it denies to have.
    var lacks: Set<String> = []

    /// What the launch methods were given.
    var launchOptions: [[UIApplication.LaunchOptionsKey: Any]?] = []

    /// The scenes that were connected during `didFinishLaunching`, by what they did.
    var scenesAtLaunch: [UIScene.ActivationState] = []

    var launches = true
    var savesState = false

    func note(_ call: String) { calls.append("\(call) \(UIApplication.shared.applicationState)") }

    override func responds(to aSelector: Selector!) -> Bool {
        MainActor.assumeIsolated {
            !lacks.contains(aSelector.map(\.description) ?? "") && super.responds(to: aSelector)
        }
    }

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launchOptions.append(options)
        note("willFinishLaunching")
        return launches
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launchOptions.append(options)
        scenesAtLaunch = application.connectedScenes.map(\.activationState)
        note("didFinishLaunching")
        return launches
    }

    func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive") }

    func applicationWillResignActive(_ application: UIApplication) { note("willResignActive") }

    func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground") }

    func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground") }

    func applicationWillTerminate(_ application: UIApplication) { note("willTerminate") }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        note("openURL")
        return true
    }

    func application(_ application: UIApplication, willContinueUserActivityWithType type: String) -> Bool {
        note("willContinue")
        return false
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        note("continue")
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        note("performAction")
        completionHandler(true)
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        note("didReceiveRemoteNotification")
        completionHandler(.newData)
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        note("performFetch")
        completionHandler(.newData)
    }

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        note("orientations")
        return .all
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        note("shouldSave")
        return savesState
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { note("willEncode") }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        note("shouldRestore")
        return savesState
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { note("didDecode") }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        note("configuration \(session.persistentIdentifier)")
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneWitness.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        note("didDiscard \(sceneSessions.map(\.persistentIdentifier).sorted().joined(separator: " "))")
    }
}

/// A delegate of a scene that notes what it is called with in the calls of its application's delegate.
final class SceneWitness: UIResponder, UIWindowSceneDelegate {
    private let witness = unsafe UIApplication.shared.delegate as? Witness

    private func note(_ call: String, _ scene: UIScene) {
        witness?.note("scene \(scene.session.persistentIdentifier) \(call)")
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        var reasons: [String] = []
        if !options.urlContexts.isEmpty { reasons.append("url") }
        if !options.userActivities.isEmpty { reasons.append("activity") }
        if options.shortcutItem != nil { reasons.append("action") }
        if options.notificationResponse != nil { reasons.append("response") }
        note((["willConnect"] + reasons).joined(separator: " "), scene)
    }

    func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", scene) }

    func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }

    func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }

    func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }

    func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { note("openURLContexts", scene) }

    func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) { note("willContinue", scene) }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { note("continue", scene) }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        note("performAction", windowScene)
        completionHandler(true)
    }
}

/// A delegate of a notification center that notes what it is called with in the calls of its application's delegate.
final class CenterWitness: RespondingObject, UNUserNotificationCenterDelegate {
    private nonisolated func note(_ call: String) {
        MainActor.assumeIsolated { (unsafe UIApplication.shared.delegate as? Witness)?.note("center \(call)") }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        note("willPresent")
        completionHandler(.banner)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        note("didReceive")
        completionHandler()
    }
}
