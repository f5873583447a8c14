#if !os(tvOS)
extension NotificationCenterFront {
    /// The notification or response that an event brings, and what tells a response from others, in whichever object it comes; that is
    /// empty for a notification.
    func subject(of input: Any) -> (AnyObject?, content: [String]) {
        guard let response = input as? UNNotificationResponse else { return (input as? UNNotification, []) }
        let (request, date) = (response.notification.request, response.notification.date)
        let text = (response as? UNTextInputNotificationResponse).map { [$0.userText] } ?? []
        let content = [request.identifier, response.actionIdentifier, "\(date.timeIntervalSinceReferenceDate)"]
        return (response, content + text)
    }
}
#endif
