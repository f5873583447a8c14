#if RemoteNotifications
import DecoupledAppDelegate

extension AsyncListener: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        await work()
        return .newData
    }
}
#endif
