#if !os(tvOS)
extension DisplacedDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        guard let delegate else { return completionHandler() }
        willAsk(response)
        let subject = Handover(value: response)
        delegate.forwardDidReceive(center, response) {
            completionHandler()
            MainThread.run { self.answered(subject.value) }
        }
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        isOpeningSettings = true
        defer { isOpeningSettings = false }
        delegate?.forwardOpenSettings(center, notification)
    }
}

/// What an event of the notification center is about.
struct CenterSubject {
    /// The notification or response; nil for the wish to see the settings.
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
        case is NotificationSettingsInput: object = nil
        default: return nil
        }
    }
}
#endif
