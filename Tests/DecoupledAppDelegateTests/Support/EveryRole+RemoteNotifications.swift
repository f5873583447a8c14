#if RemoteNotifications
import DecoupledAppDelegate

extension EveryRole: RemoteNotificationsDelegate {
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        hear(.didRegisterForRemoteNotifications)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        hear(.didFailToRegisterForRemoteNotifications)
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        hear(.didReceiveRemoteNotification)
        completionHandler(.newData)
    }
}
#endif
