public import DecoupledAppDelegate

extension TestApp {
    /// Asks the app how to present a notification that has arrived while it is in the foreground.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - seconds: How far to move the clock once the handlers have been called, for a deadline to pass.
    /// - Returns: The merged result, or nil if it waits for a deadline.
    @discardableResult
    public func present(
        _ notification: UNNotification,
        advancing seconds: TimeInterval = 0
    ) async -> UNNotificationPresentationOptions? {
        adoptCenterDelegate()
        return await answer(to: .willPresentNotification, notification, advancing: seconds)
    }
}
