public import DecoupledAppDelegate

extension EventHandler: UserNotificationsDelegate {
    /// Handles the event.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        receive(.willPresentNotification, notification, completionHandler)
    }
}

#if RemoteNotifications
extension EventHandler: RemoteNotificationsDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        receive(.didRegisterForRemoteNotifications, deviceToken)
    }

    /// Handles the event.
    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        receive(.didFailToRegisterForRemoteNotifications, error)
    }

    /// Handles the event.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) { receive(.didReceiveRemoteNotification, userInfo, completionHandler) }
}
#endif
