#if !os(tvOS)
public import DecoupledAppDelegate

extension TestApp {
    #if RemoteNotifications
    /// Launches the app in the background for a remote notification.
    ///
    /// - Parameter userInfo: The notification's payload.
    /// - Returns: The merged result, or nil if it waits for a deadline.
    @discardableResult public func launch(receiving userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult? {
        let reply = launch(with: [.remoteNotification: userInfo], inBackground: true) { _ in
            send(.didReceiveRemoteNotification, userInfo)
        }
        return await wait(for: reply, to: .didReceiveRemoteNotification)
    }
    #endif

    /// Launches the app for a Home Screen quick action.
    ///
    /// - Parameter shortcutItem: The quick action.
    /// - Returns: Whether a handler has performed it; false if a launch method returned false, nil if the result waits for a deadline.
    @discardableResult public func launch(performing shortcutItem: UIApplicationShortcutItem) async -> Bool? {
        let reply = launch(with: [.shortcutItem: shortcutItem]) { isWilling in
            isWilling ? send(.performShortcutAction, shortcutItem) : nil
        }
        guard let reply else { return false }
        return await wait(for: reply, to: .performShortcutAction)
    }

    /// Launches the app for a response to a notification: into the background for an action that was not declared with `.foreground`.
    ///
    /// - Parameter response: The response.
    /// - Returns: Whether all handlers have called their completion handlers; false if nobody was told.
    @discardableResult public func launch(respondingTo response: UNNotificationResponse) async -> Bool {
        let opensApp = opensApplication(for: response)
        let options = opensApp ? Self.launchOptions(of: response) : nil
        return await launch(with: options, inBackground: !opensApp) { _ in send(response) }.wait(0)
    }

    /// The launch options of a response to a notification that opens the app.
    static func launchOptions(of response: UNNotificationResponse) -> LaunchOptions {
        [.remoteNotification: response.notification.request.content.userInfo]
    }
}
#endif
