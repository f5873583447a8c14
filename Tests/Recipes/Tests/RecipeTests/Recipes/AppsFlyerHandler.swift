// swift-format-ignore-file
import AppsFlyerLib
import DecoupledAppDelegate

final class AppsFlyerHandler {}
extension AppsFlyerHandler: AppStateDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        AppsFlyerLib.shared().initialize(devKey: "your key", appId: "your app's Apple ID")
        AppsFlyerLib.shared().handleLaunchOptions(launchOptions)
        AppsFlyerLib.shared().registerSessionReadyListener { AppsFlyerLib.shared().start() }
        return true
    }
}

extension AppsFlyerHandler: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        AppsFlyerLib.shared().handleOpen(url, options: options)
        return false
    }
}

extension AppsFlyerHandler: ActivityContinuationDelegate {
    func application(_ application: UIApplication, continue userActivity: NSUserActivity,
                     restorationHandler: @escaping ActivityRestorationHandler) -> Bool {
        AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
        return false
    }
}

extension AppsFlyerHandler: RemoteNotificationsDelegate {
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        AppsFlyerLib.shared().registerUninstall(deviceToken)
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        AppsFlyerLib.shared().handlePushNotification(userInfo)
        return .noData
    }
}
