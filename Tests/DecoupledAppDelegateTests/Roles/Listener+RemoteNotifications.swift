#if RemoteNotifications
import DecoupledAppDelegate

extension Listener: RemoteNotificationsDelegate {
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        note(.didRegisterForRemoteNotifications, application, deviceToken.base64EncodedString())
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        note(.didFailToRegisterForRemoteNotifications, application, "\(error)")
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        note(.didReceiveRemoteNotification, application, "\(userInfo)")
        completionHandler(.noData)
    }
}
#endif
