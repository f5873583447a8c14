extension ExistingAppDelegate: UserNotificationsDelegate {
    /// Passes the event on; without a method, answers with no options at once.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        pass(
            .willPresentNotification,
            to: notificationDelegate?.userNotificationCenter(_:willPresent:withCompletionHandler:)
        ) {
            $0(center, notification, completionHandler)
        } ?? completionHandler([])
    }
}

#if !os(tvOS)
extension ExistingAppDelegate {
    /// Passes the event on; without a method, is done at once.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        pass(
            .didReceiveNotificationResponse,
            to: notificationDelegate?.userNotificationCenter(_:didReceive:withCompletionHandler:)
        ) {
            $0(center, response, completionHandler)
        } ?? completionHandler()
    }

    /// Passes the event on.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {
        pass(
            .openNotificationSettings,
            to: notificationDelegate?.userNotificationCenter(_:openSettingsFor:)
        ) {
            $0(center, notification)
        }
    }
}
#endif
