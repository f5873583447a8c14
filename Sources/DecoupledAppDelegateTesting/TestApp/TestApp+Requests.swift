public import DecoupledAppDelegate

extension TestApp {
    /// Has the app open a URL; it comes to the front for it.
    ///
    /// In an app with scenes, UIKit calls the delegate of the scene in front, or that was there last, in place of the app delegate. If none
    /// is connected, one connects for the URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: The app that opens the URL, and how it may be used.
    /// - Returns: Whether a handler has handled it, which UIKit ignores in an app with scenes.
    @discardableResult public func open(_ url: URL, options: OpenURLOptions = [:]) -> Bool {
        guard !hasScenes else { return open(url, options: options, in: nil) }
        return inForeground { send(.openURL, (url, options)) }
    }

    /// Has the app continue a user activity, which is announced first; the app comes to the front for it.
    ///
    /// In an app with scenes, a scene continues it, as one opens a URL: see ``open(_:options:)``.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - restorationHandler: Takes the objects of all handlers together, once, if there are any; UIKit has none for a scene.
    /// - Returns: Whether a handler has handled it, which UIKit ignores in an app with scenes.
    @discardableResult
    public func continueUserActivity(
        _ activity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void = { _ in }
    ) -> Bool {
        guard !hasScenes else { return continueUserActivity(activity, inScene: nil) }
        return inForeground {
            send(.willContinueUserActivity, activity.activityType)
            return send(.continueUserActivity, (activity, restorationHandler))
        }
    }

    /// Notifies the app that events of a background URL session wait for it.
    ///
    /// - Parameters:
    ///   - identifier: The session's identifier.
    ///   - seconds: How far to move the clock once the handlers have been called.
    /// - Returns: Whether all handlers have called their completion handlers.
    @discardableResult
    public func handleEventsForBackgroundURLSession(
        _ identifier: String,
        advancing seconds: TimeInterval = 0
    ) async -> Bool {
        await wait(
            for: send(.handleBackgroundURLSessionEvents, identifier), to: .handleBackgroundURLSessionEvents,
            advancing: seconds) != nil
    }

    #if RemoteNotifications
    /// Delivers a remote notification.
    ///
    /// - Parameters:
    ///   - userInfo: The notification's payload.
    ///   - seconds: How far to move the clock once the handlers have been called, for a deadline to pass.
    /// - Returns: The merged result, or nil if it waits for a deadline.
    @discardableResult
    public func push(
        _ userInfo: [AnyHashable: Any],
        advancing seconds: TimeInterval = 0
    ) async -> UIBackgroundFetchResult? {
        await wait(
            for: send(.didReceiveRemoteNotification, userInfo), to: .didReceiveRemoteNotification, advancing: seconds)
    }

    /// Notifies the app that it has registered for remote notifications.
    ///
    /// - Parameter deviceToken: What identifies the device to the notification service.
    public func registerForRemoteNotifications(deviceToken: Data) {
        send(.didRegisterForRemoteNotifications, deviceToken)
    }

    /// Notifies the app that it could not register for remote notifications.
    ///
    /// - Parameter error: Why.
    public func failToRegisterForRemoteNotifications(with error: any Error) {
        send(.didFailToRegisterForRemoteNotifications, error)
    }
    #endif

    #if !os(visionOS)
    /// Has the app fetch data in the background.
    ///
    /// - Parameter seconds: How far to move the clock once the handlers have been called, for a deadline to pass.
    /// - Returns: The merged result, or nil if it waits for a deadline.
    @discardableResult public func performFetch(advancing seconds: TimeInterval = 0) async -> UIBackgroundFetchResult? {
        await wait(for: send(.performFetch), to: .performFetch, advancing: seconds)
    }
    #endif
}
