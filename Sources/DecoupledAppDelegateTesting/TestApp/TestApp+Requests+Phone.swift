#if !os(tvOS)
public import DecoupledAppDelegate

extension TestApp {
    /// Has the app perform a Home Screen quick action; it comes to the front for it.
    ///
    /// In an app with scenes, a scene performs it, as one opens a URL: see ``open(_:options:)``.
    ///
    /// - Parameters:
    ///   - type: The quick action's type.
    ///   - seconds: How far to move the clock once the handlers have been called, for a deadline to pass.
    /// - Returns: Whether a handler has performed it, or nil if the result waits for a deadline.
    @discardableResult public func performShortcut(_ type: String, advancing seconds: TimeInterval = 0) async -> Bool? {
        await performShortcut(UIApplicationShortcutItem(type: type, localizedTitle: type), advancing: seconds)
    }

    /// Has the app perform a Home Screen quick action; it comes to the front for it.
    ///
    /// In an app with scenes, a scene performs it, as one opens a URL: see ``open(_:options:)``.
    ///
    /// - Parameters:
    ///   - shortcutItem: The quick action.
    ///   - seconds: How far to move the clock once the handlers have been called, for a deadline to pass.
    /// - Returns: Whether a handler has performed it, or nil if the result waits for a deadline.
    @discardableResult
    public func performShortcut(
        _ shortcutItem: UIApplicationShortcutItem,
        advancing seconds: TimeInterval = 0
    ) async -> Bool? {
        guard !hasScenes else { return await performShortcut(shortcutItem, inScene: nil, advancing: seconds) }
        let reply = inForeground { send(.performShortcutAction, shortcutItem) }
        return await wait(for: reply, to: .performShortcutAction, advancing: seconds)
    }

    /// Returns the orientations that the interface may have.
    ///
    /// - Returns: Those that all handlers support; without handlers those that the application declares.
    public func supportedInterfaceOrientations() -> UIInterfaceOrientationMask {
        send(.supportedInterfaceOrientations, nil)
    }

    /// Delivers a user's response to a notification.
    ///
    /// The app comes to the front for it, unless it is an action that was not declared with `.foreground`. In an app with scenes, that is the
    /// response's `targetScene`; if none is connected, one connects for the response. Where the notification center has
    /// no delegate with the method, a push from which the user opens the app is delivered as such.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - seconds: How far to move the clock once the handlers have been called, for a deadline to pass.
    /// - Returns: Whether all handlers have called their completion handlers; false if nobody was told.
    @discardableResult
    public func respond(to response: UNNotificationResponse, advancing seconds: TimeInterval = 0) async -> Bool {
        await respond(response, opensApp: opensApplication(for: response)).wait(seconds)
    }

    /// Sends a user's response to a notification, for which the app comes to the front or not.
    func respond(_ response: UNNotificationResponse, opensApp: Bool) -> SentResponse {
        opensApp ? inForeground(for: response) : inTurn { send(response) }
    }

    /// Sends a user's response to whom UIKit would send it.
    func send(_ response: UNNotificationResponse) -> SentResponse {
        guard life.stage != .ended else { return SentResponse() }
        adoptCenterDelegate()
        if receivesResponses {
            return SentResponse(
                deliver(.didReceiveNotificationResponse, response), to: .didReceiveNotificationResponse, of: self)
        }
        #if RemoteNotifications
        let request = response.notification.request
        // The user has opened the app from a push.
        if response.actionIdentifier == UNNotificationDefaultActionIdentifier,
            request.trigger is UNPushNotificationTrigger
        {
            return SentResponse(
                send(.didReceiveRemoteNotification, request.content.userInfo), to: .didReceiveRemoteNotification,
                of: self)
        }
        #endif
        return SentResponse()
    }
}
#endif
