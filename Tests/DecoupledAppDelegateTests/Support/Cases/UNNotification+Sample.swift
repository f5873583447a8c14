import DecoupledAppDelegate

extension UNNotification {
    /// A notification as it arrives.
    static func sample(_ identifier: String = "notification") -> UNNotification {
        UNNotification(
            request: UNNotificationRequest(identifier: identifier, content: UNNotificationContent(), trigger: nil)
        )
    }
}
