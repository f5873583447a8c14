#if !os(tvOS)
extension NotificationCenterFront {
    /// The notification or response that an event brings, and what tells a response from others, in whichever object it comes; that is
    /// empty for a notification.
    func subject(of sent: SentEvent) -> (AnyObject?, content: [String?]) {
        guard let response = sent.input(as: UNNotificationResponse.self) else {
            return (sent.input(as: UNNotification.self), [])
        }
        let content = [
            response.notification.request.identifier, response.actionIdentifier,
            "\(response.notification.date.timeIntervalSinceReferenceDate)",
            (response as? UNTextInputNotificationResponse)?.userText,
        ]
        return (response, content)
    }
}
#endif
