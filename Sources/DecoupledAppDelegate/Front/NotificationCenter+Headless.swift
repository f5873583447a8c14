#if !(os(iOS) || os(tvOS) || os(visionOS))
extension UIApplication {
    /// The notification center of the application.
    var ownNotificationCenter: UNUserNotificationCenter { notificationCenter }
}

/// The delegate's methods all have defaults here; these are called only where `implements(_:)` holds.
extension UNUserNotificationCenterDelegate {
    func implements(_ event: AppEvent) -> Bool {
        responds(to: Selector(event.rawValue))
    }

    func forwardWillPresent(
        _ center: UNUserNotificationCenter,
        _ notification: UNNotification,
        _ completion: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        userNotificationCenter(center, willPresent: notification, withCompletionHandler: completion)
    }

    func forwardDidReceive(
        _ center: UNUserNotificationCenter,
        _ response: UNNotificationResponse,
        _ completion: @escaping @Sendable () -> Void
    ) {
        userNotificationCenter(center, didReceive: response, withCompletionHandler: completion)
    }

    func forwardOpenSettings(_ center: UNUserNotificationCenter, _ notification: UNNotification?) {
        userNotificationCenter(center, openSettingsFor: notification)
    }
}
#endif
