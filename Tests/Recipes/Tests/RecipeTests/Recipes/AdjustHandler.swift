// swift-format-ignore-file
import AdjustSdk
import DecoupledAppDelegate

final class AdjustHandler: AppStateDelegate, URLDelegate, ActivityContinuationDelegate,
    RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Adjust.initSdk(
            ADJConfig(appToken: "your token", environment: ADJEnvironmentProduction))
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        process(url)
        return false
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        process(userActivity.webpageURL)
        return false
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        Adjust.setPushToken(deviceToken)
    }

    private func process(_ url: URL?) {
        if let url, let deeplink = ADJDeeplink(deeplink: url) { Adjust.processDeeplink(deeplink) }
    }
}
