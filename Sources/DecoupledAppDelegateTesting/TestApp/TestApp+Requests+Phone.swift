#if !os(tvOS)
public import DecoupledAppDelegate

extension TestApp {
    /// Has the app perform a Home Screen quick action; it comes to the front for it.
    ///
    /// - Parameters:
    ///   - type: The quick action's type.
    ///   - seconds: How far to move the clock once the handlers have been asked, for a deadline to pass.
    /// - Returns: Whether a handler has performed it, or nil if the answer waits for a deadline.
    @discardableResult public func performShortcut(_ type: String, advancing seconds: TimeInterval = 0) async -> Bool? {
        await performShortcut(UIApplicationShortcutItem(type: type, localizedTitle: type), advancing: seconds)
    }

    /// Has the app perform a Home Screen quick action; it comes to the front for it.
    ///
    /// - Parameters:
    ///   - shortcutItem: The quick action.
    ///   - seconds: How far to move the clock once the handlers have been asked, for a deadline to pass.
    /// - Returns: Whether a handler has performed it, or nil if the answer waits for a deadline.
    @discardableResult
    public func performShortcut(
        _ shortcutItem: UIApplicationShortcutItem,
        advancing seconds: TimeInterval = 0
    ) async -> Bool? {
        enterForeground()
        let input = ShortcutInput(shortcutItem: shortcutItem)
        return await answer(to: .performShortcutAction, input, advancing: seconds)
    }

    /// Asks which orientations the interface may have.
    ///
    /// - Returns: Those that all handlers support; without handlers those that the application declares.
    public func supportedInterfaceOrientations() -> UIInterfaceOrientationMask {
        deliver(.supportedInterfaceOrientations, OrientationInput())
    }

    /// Delivers a user's response to a notification.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - seconds: How far to move the clock once the handlers have been asked, for a deadline to pass.
    /// - Returns: Whether all handlers are done; false if some keep the system waiting.
    @discardableResult
    public func respond(to response: UNNotificationResponse, advancing seconds: TimeInterval = 0) async -> Bool {
        let input = NotificationResponseInput(center: notificationCenter, response: response)
        return await answer(to: .didReceiveNotificationResponse, input, advancing: seconds) != nil
    }
}
#endif
