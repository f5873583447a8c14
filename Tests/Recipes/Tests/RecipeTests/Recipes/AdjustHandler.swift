// swift-format-ignore-file
import AdjustSdk
import DecoupledAppDelegate

final class AdjustHandler {
    private func process(_ url: URL?) {
        if let url, let deeplink = ADJDeeplink(deeplink: url) { Adjust.processDeeplink(deeplink) }
    }
}

extension AdjustHandler: AppStateDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        Adjust.initSdk(
            ADJConfig(appToken: "your token", environment: ADJEnvironmentProduction))
        return true
    }
}

extension AdjustHandler: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        process(url)
        return false
    }
}

extension AdjustHandler: ActivityContinuationDelegate {
    func application(_ application: UIApplication, continue userActivity: NSUserActivity,
                     restorationHandler: @escaping ActivityRestorationHandler) -> Bool {
        process(userActivity.webpageURL)
        return false
    }
}

extension AdjustHandler: RemoteNotificationsDelegate {
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        Adjust.setPushToken(deviceToken)
    }
}
