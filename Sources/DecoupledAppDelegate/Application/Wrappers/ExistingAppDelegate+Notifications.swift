#if RemoteNotifications
extension ExistingAppDelegate: RemoteNotificationsDelegate {
    /// Forwards the event.
    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        (callableDelegate?.application(_:didRegisterForRemoteNotificationsWithDeviceToken:))?(application, deviceToken)
    }

    /// Forwards the event.
    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        (callableDelegate?.application(_:didFailToRegisterForRemoteNotificationsWithError:))?(application, error)
    }

    /// Forwards the event; without a method, passes on `noData` at once.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        (callableDelegate?.application(_:didReceiveRemoteNotification:fetchCompletionHandler:))?(
            application, userInfo, completionHandler) ?? completionHandler(.noData)
    }
}
#endif

extension ExistingAppDelegate: NotificationForwarding, BackgroundURLSessionDelegate {
    /// Forwards the event; without a method, is done at once.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        (callableDelegate?.application(_:handleEventsForBackgroundURLSession:completionHandler:))?(
            application, identifier, completionHandler) ?? completionHandler()
    }
}

#if !os(visionOS)
extension ExistingAppDelegate: BackgroundFetchDelegate {
    /// Forwards the event; without a method, passes on `noData` at once.
    ///
    /// Deprecated as UIKit's method is, which it calls.
    @available(iOS, deprecated: 13)
    @available(tvOS, deprecated: 13)
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        (callableDelegate?.application(_:performFetchWithCompletionHandler:))?(application, completionHandler)
            ?? completionHandler(.noData)
    }
}
#endif
