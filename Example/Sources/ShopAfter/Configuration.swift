#if RemoteNotifications && !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate
import ShopKit

/// Fetches prices and texts: at launch, now and then, and when a push says that they have changed.
@MainActor
final class Configuration {
    private var foregroundCount = 0
}

extension Configuration: AppStateDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        RemoteConfiguration.fetch()
        return true
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        foregroundCount += 1
        if foregroundCount % 10 == 0 { RemoteConfiguration.fetch() }
    }
}

extension Configuration: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        guard userInfo["configuration"] != nil else { return .noData }
        RemoteConfiguration.fetch()
        return .newData
    }
}
#endif
