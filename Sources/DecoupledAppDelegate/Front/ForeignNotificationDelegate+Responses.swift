#if !os(tvOS)
extension ForeignNotificationDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        guard let delegate, delegate.implements(.didReceiveNotificationResponse) else { return completionHandler() }
        willAsk(response)
        let subject = Handover(value: response)
        delegate.forwardDidReceive(center, response) {
            completionHandler()
            MainThread.run { self.answered(subject.value) }
        }
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        guard let delegate, delegate.implements(.openNotificationSettings) else { return }
        isOpeningSettings = true
        defer { isOpeningSettings = false }
        delegate.forwardOpenSettings(center, notification)
    }
}
#endif
