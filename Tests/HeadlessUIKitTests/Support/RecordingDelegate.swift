import Foundation
import HeadlessUIKit

/// A delegate that notes each method it is sent, with the application's state at that moment.
final class RecordingDelegate: UIResponder, UIApplicationDelegate {
    /// What came, in order, such as `didBecomeActive active`.
    var log: [String] = []

    /// How often it was asked whether it has a method.
    var questions: [String: Int] = [:]

    /// The methods that it denies to have.
    var lacks: Set<String> = []

    var willLaunch = true
    var didLaunch = true
    var launchOptions: [[UIApplication.LaunchOptionsKey: Any]?] = []
    var opens = true
    var orientations = UIInterfaceOrientationMask.portrait
    var restored: [any UIUserActivityRestoring] = []
    var onEvent: (String) -> Void = { _ in }
    var fetch: (@escaping @Sendable (UIBackgroundFetchResult) -> Void) -> Void = { $0(.newData) }

    func note(_ event: String, _ application: UIApplication) {
        log.append("\(event) \(application.applicationState)")
        onEvent(event)
    }

    override func responds(to aSelector: Selector!) -> Bool {
        MainActor.assumeIsolated {
            let name = aSelector.map(\.description) ?? ""
            questions[name, default: 0] += 1
            return !lacks.contains(name) && super.responds(to: aSelector)
        }
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launchOptions.append(options)
        note("willFinishLaunching", application)
        return willLaunch
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launchOptions.append(options)
        note("didFinishLaunching", application)
        return didLaunch
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        note("didBecomeActive", application)
    }

    func applicationWillResignActive(_ application: UIApplication) {
        note("willResignActive", application)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        note("didEnterBackground", application)
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        note("willEnterForeground", application)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        note("willTerminate", application)
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        note("didReceiveMemoryWarning", application)
    }

    func applicationSignificantTimeChange(_ application: UIApplication) {
        note("significantTimeChange", application)
    }

    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        note("protectedDataWillBecomeUnavailable available=\(application.isProtectedDataAvailable)", application)
    }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        note("protectedDataDidBecomeAvailable available=\(application.isProtectedDataAvailable)", application)
    }

    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        note("openURL \(url)", app)
        return opens
    }

    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        note("willContinue \(userActivityType)", application)
        return false
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        note("continue \(userActivity.activityType)", application)
        restorationHandler(restored)
        return true
    }

    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        note("didFailToContinue \(userActivityType)", application)
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        note("performAction \(shortcutItem.type)", application)
        completionHandler(true)
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        note("didRegister \(deviceToken.count)", application)
    }

    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        note("didFailToRegister", application)
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        note("didReceiveRemoteNotification", application)
        fetch(completionHandler)
    }

    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        orientations
    }
}
