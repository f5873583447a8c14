import Foundation
import HeadlessUIKit

/// A delegate of an application with scenes, which also notes the methods that such an application must not be sent.
final class TabletDelegate: UIResponder, UIApplicationDelegate {
    /// What came to it and to the delegates of the scenes, in order, such as `didFinishLaunching background`.
    var log: [String] = []

    /// The methods that it, and the delegates of the scenes, deny to have.
    var lacks: Set<String> = []

    var launches = true
    var launchOptions: [[UIApplication.LaunchOptionsKey: Any]?] = []
    var configuration: ((UISceneSession) -> UISceneConfiguration)?
    var connectionOptions: [UIScene.ConnectionOptions] = []
    var orientations = UIInterfaceOrientationMask.allButUpsideDown
    var onEvent: (String) -> Void = { _ in }

    func note(_ event: String) {
        log.append("\(event) \(UIApplication.shared.applicationState)")
        onEvent(event)
    }

    override func responds(to aSelector: Selector!) -> Bool {
        MainActor.assumeIsolated {
            !lacks.contains(aSelector.map(\.description) ?? "") && super.responds(to: aSelector)
        }
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launchOptions.append(options)
        note("willFinishLaunching")
        return launches
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launchOptions.append(options)
        note("didFinishLaunching")
        return launches
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        note("configurationForConnecting \(connectingSceneSession.persistentIdentifier)")
        return configuration?(connectingSceneSession) ?? connectingSceneSession.configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        note("didDiscard \(sceneSessions.map(\.persistentIdentifier).sorted().joined(separator: " "))")
    }

    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        orientations
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        note("didReceiveRemoteNotification")
        completionHandler(.newData)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        note("willTerminate")
    }

    // MARK: - Not for an application with scenes

    func applicationDidBecomeActive(_ application: UIApplication) {
        note("UNEXPECTED didBecomeActive")
    }

    func applicationWillResignActive(_ application: UIApplication) {
        note("UNEXPECTED willResignActive")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        note("UNEXPECTED didEnterBackground")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        note("UNEXPECTED willEnterForeground")
    }

    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        note("UNEXPECTED openURL")
        return true
    }

    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        note("UNEXPECTED willContinue")
        return true
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        note("UNEXPECTED continue")
        return true
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        note("UNEXPECTED performAction")
        completionHandler(true)
    }

    func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        note("UNEXPECTED didAcceptShare")
    }
}
