/// A handler that forwards to a delegate of the notification center.
protocol NotificationForwarding: UserNotificationsDelegate {
    /// The delegate; nil if there is none.
    var notificationDelegate: (any UNUserNotificationCenterDelegate)? { get }
}

// UIKit's methods are optional and `HeadlessUIKit`'s are not; in parentheses after `?` both are.
extension NotificationForwarding {
    /// Forwards the event; without a method, passes on no options at once.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        (notificationDelegate?.userNotificationCenter(_:willPresent:withCompletionHandler:))?(
            center, notification, completionHandler) ?? completionHandler([])
    }

    #if !os(tvOS)
    /// Forwards the event; without a method, is done at once.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        (notificationDelegate?.userNotificationCenter(_:didReceive:withCompletionHandler:))?(
            center, response, completionHandler) ?? completionHandler()
    }

    /// Forwards the event.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) { (notificationDelegate?.userNotificationCenter(_:openSettingsFor:))?(center, notification) }
    #endif
}
