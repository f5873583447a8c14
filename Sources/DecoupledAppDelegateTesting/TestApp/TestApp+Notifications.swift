public import DecoupledAppDelegate

extension TestApp {
    /// Asks the app how to present a notification that has arrived while it is in the foreground; in the background nobody is asked.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - seconds: How far to move the clock once the handlers have been called, for a deadline to pass.
    /// - Returns: The merged result, or nil if it waits for a deadline, or the app is in the background.
    @discardableResult
    public func present(
        _ notification: UNNotification,
        advancing seconds: TimeInterval = 0
    ) async -> UNNotificationPresentationOptions? {
        guard !isInBackground else { return nil }
        adoptCenterDelegate()
        return await answer(to: .willPresentNotification, notification, advancing: seconds)
    }
}
