#if !os(tvOS)
extension EventRouter {
    /// The object of UIKit's that a report arrives in: that of its delegate's method, or the notification or response that it brings.
    func object(of report: AnyDelivery) -> AnyObject? {
        report.origin.object ?? report.connectedScene ?? report.input(as: UNNotificationResponse.self)
            ?? report.input(as: UNNotification.self)
    }

    /// What tells a report from others of its kind, in whichever object it arrives; nil if only the object tells.
    func content(of report: AnyDelivery) -> AnyHashable? {
        guard let response = report.input(as: UNNotificationResponse.self) else { return report.content }
        return [
            response.notification.request.identifier, response.actionIdentifier,
            "\(response.notification.date.timeIntervalSinceReferenceDate)",
            (response as? UNTextInputNotificationResponse)?.userText,
        ]
    }
}
#endif

extension AnyDelivery {
    /// The scene that connects, if the event is a connection.
    final var connectedScene: UIScene? { input(as: SceneConnectionInput.self)?.scene }
}
