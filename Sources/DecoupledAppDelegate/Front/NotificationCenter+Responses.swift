#if os(iOS) || os(visionOS)
extension UNUserNotificationCenterDelegate {
    func forwardDidReceive(
        _ center: UNUserNotificationCenter, _ response: UNNotificationResponse,
        _ completion: @escaping @Sendable () -> Void
    ) { userNotificationCenter?(center, didReceive: response, withCompletionHandler: completion) }

    func forwardOpenSettings(_ center: UNUserNotificationCenter, _ notification: UNNotification?) {
        userNotificationCenter?(center, openSettingsFor: notification)
    }
}
#endif
