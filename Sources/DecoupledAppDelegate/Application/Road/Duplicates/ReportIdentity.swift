// Station 2: what tells a report from others of its kind, as far as `DuplicateRule` asks.

#if !os(tvOS)
extension EventRouter {
    /// The object of UIKit's that a report arrives in: that of its delegate's method, or the notification or response
    /// that it brings.
    func object(of report: AnyDelivery) -> AnyObject? {
        report.origin.object ?? report.connectedScene ?? report.input(as: UNNotificationResponse.self)
            ?? report.input(as: UNNotification.self)
    }

    /// What tells a report from others of its kind, in whichever object it arrives; nil if only the object tells.
    func content(of report: AnyDelivery) -> AnyHashable? {
        report.input(as: UNNotificationResponse.self)?.content ?? report.commonContent
    }
}

extension UNNotificationResponse {
    /// What tells the response from others, in whichever object it comes.
    var content: AnyHashable {
        [notification.content, actionIdentifier, (self as? UNTextInputNotificationResponse)?.userText]
    }
}
#endif

extension UNNotification {
    /// What tells the notification from others, in whichever object it comes.
    fileprivate var content: AnyHashable {
        [request.identifier.lowercased(), "\(date.timeIntervalSinceReferenceDate)"]
    }
}

extension AnyDelivery {
    /// What tells the report from others of its kind, on every platform.
    final var commonContent: AnyHashable? { content ?? input(as: UNNotification.self)?.content }

    /// The scene that connects, if the event is a connection.
    final var connectedScene: UIScene? { input(as: SceneConnectionInput.self)?.scene }
}
