// swift-format-ignore-file
public import Foundation
public import HeadlessUIKit

/// The app delegate that Unity makes, and keeps: it takes every URL, and answers every push at once.
open class UnityAppController: UIResponder, UIApplicationDelegate {
    public required override init() { super.init() }

    open func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        note("Unity.didFinishLaunching")
        return true
    }

    open func applicationDidBecomeActive(_ application: UIApplication) { note("Unity.didBecomeActive") }

    open func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { note("Unity.didRegister") }

    open func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        note("Unity.didReceiveRemoteNotification")
        completionHandler(.noData)
    }

    open func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        note("Unity.open")
        return true
    }

    open func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        note("Unity.continue")
        return true
    }
}

/// Says that the SDK was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
