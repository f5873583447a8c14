#if !os(tvOS)
extension NotificationCenterFront {
    func didReceive(
        _ response: UNNotificationResponse,
        _ center: UNUserNotificationCenter,
        _ completion: @escaping () -> Void
    ) {
        guard !foreign.contains(where: { $0.isBeingAsked(response) }), deliveredResponses.insert(response) else {
            return completion()
        }
        front.router.didReceiveNotificationResponse(
            NotificationResponseInput(center: center, response: response),
            then: foreign
        )
        .whenAnswered { completion() }
    }

    func openSettings(_ notification: UNNotification?, _ center: UNUserNotificationCenter) {
        guard !foreign.contains(where: \.isOpeningSettings) else { return }
        front.router.openNotificationSettings(NotificationSettingsInput(center: center, notification: notification))
        for delegate in foreign {
            delegate.userNotificationCenter(center, openSettingsFor: notification)
        }
    }

    /// Delivers the response that a scene was connected for, unless the center has delivered it.
    func deliver(_ response: UNNotificationResponse) {
        guard deliveredResponses.insert(response) else { return }
        _ = front.router.didReceiveNotificationResponse(
            NotificationResponseInput(center: center, response: response),
            then: foreign
        )
    }
}
#endif
