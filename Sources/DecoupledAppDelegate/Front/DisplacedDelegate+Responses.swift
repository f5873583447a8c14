#if !os(tvOS)
extension DisplacedDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        guard let delegate else { return completionHandler() }
        delegate.forwardDidReceive(center, response, completionHandler)
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        delegate?.forwardOpenSettings(center, notification)
    }
}

/// What an event of the notification center is about.
struct CenterSubject {
    /// The notification or response; nil for a wish to see the settings that no notification has led to.
    let object: AnyObject?

    /// What a response is known by, however it arrives.
    private(set) var responseKey: [String]?

    init?(_ input: any EventInput) {
        switch input {
        case let input as PresentNotificationInput: object = input.notification
        case let input as NotificationResponseInput:
            let notification = input.response.notification
            object = input.response
            responseKey = [
                notification.request.identifier, input.response.actionIdentifier,
                "\(notification.date.timeIntervalSinceReferenceDate)",
            ]
        case let input as NotificationSettingsInput: object = input.notification
        default: return nil
        }
    }
}
#endif
