#if !os(tvOS)
public import DecoupledAppDelegate

extension TestApp {
    #if RemoteNotifications
    /// Launches the app in the background for a remote notification.
    ///
    /// - Parameter userInfo: The notification's payload.
    /// - Returns: The merged result, or nil if it waits for a deadline.
    @discardableResult public func launch(receiving userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult? {
        launch(with: [.remoteNotification: userInfo], inBackground: true) { $0 }
        return await push(userInfo)
    }
    #endif

    /// Launches the app for a Home Screen quick action.
    ///
    /// - Parameter shortcutItem: The quick action.
    /// - Returns: Whether a handler has performed it; false if a launch method has declined it, nil if the answer waits for a deadline.
    @discardableResult public func launch(performing shortcutItem: UIApplicationShortcutItem) async -> Bool? {
        guard launch(with: [.shortcutItem: shortcutItem], { $0 }) else { return false }
        return await performShortcut(shortcutItem)
    }

    /// Launches the app for a response to a notification.
    ///
    /// - Parameter response: The response.
    /// - Returns: Whether all handlers are done; false if some keep the system waiting.
    @discardableResult public func launch(respondingTo response: UNNotificationResponse) async -> Bool {
        launch(with: nil) { $0 }
        return await respond(to: response)
    }
}
#endif
