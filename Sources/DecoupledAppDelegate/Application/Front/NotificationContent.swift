#if !os(tvOS)
extension ApplicationFront {
    /// The notification or response that an event of the notification center brings.
    func notification(of input: Any) -> AnyObject? { input as? UNNotification ?? input as? UNNotificationResponse }

    /// What tells a response from others, in whichever object it comes; empty for a notification.
    func content(of notification: AnyObject?) -> [String] {
        guard let response = notification as? UNNotificationResponse else { return [] }
        let (request, date) = (response.notification.request, response.notification.date)
        let text = (response as? UNTextInputNotificationResponse).map { [$0.userText] } ?? []
        return [request.identifier, response.actionIdentifier, "\(date.timeIntervalSinceReferenceDate)"] + text
    }
}
#endif
