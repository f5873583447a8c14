public import DecoupledAppDelegate

extension EventHandler: UserNotificationsDelegate {
    /// Handles the event.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        hear(.willPresentNotification, notification, completionHandler)
    }
}

#if RemoteNotifications
extension EventHandler: RemoteNotificationsDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        hear(.didRegisterForRemoteNotifications, deviceToken)
    }

    /// Handles the event.
    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        hear(.didFailToRegisterForRemoteNotifications, error)
    }

    /// Handles the event.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) { hear(.didReceiveRemoteNotification, userInfo, completionHandler) }
}
#endif
