#if RemoteNotifications
extension ExistingAppDelegate: RemoteNotificationsDelegate {
    /// Forwards the event.
    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        (receiver?.application(_:didRegisterForRemoteNotificationsWithDeviceToken:))?(application, deviceToken)
    }

    /// Forwards the event.
    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        (receiver?.application(_:didFailToRegisterForRemoteNotificationsWithError:))?(application, error)
    }

    /// Forwards the event; without a method, passes on `noData` at once.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        (receiver?.application(_:didReceiveRemoteNotification:fetchCompletionHandler:))?(
            application, userInfo, completionHandler) ?? completionHandler(.noData)
    }
}
#endif

extension ExistingAppDelegate: UserNotificationsDelegate, BackgroundURLSessionDelegate {
    /// Forwards the event; without a method, passes on no options at once.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        (notificationDelegate?.userNotificationCenter(_:willPresent:withCompletionHandler:))?(
            center, notification, completionHandler) ?? completionHandler([])
    }

    #if !os(tvOS)
    /// Forwards the event; without a method, is done at once.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        (notificationDelegate?.userNotificationCenter(_:didReceive:withCompletionHandler:))?(
            center, response, completionHandler) ?? completionHandler()
    }

    /// Forwards the event.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) { (notificationDelegate?.userNotificationCenter(_:openSettingsFor:))?(center, notification) }
    #endif

    /// Forwards the event; without a method, is done at once.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        (receiver?.application(_:handleEventsForBackgroundURLSession:completionHandler:))?(
            application, identifier, completionHandler) ?? completionHandler()
    }
}

#if !os(visionOS)
extension ExistingAppDelegate: BackgroundFetchDelegate {
    /// Forwards the event; without a method, passes on `noData` at once.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) { (receiver?.fetch)?(application, completionHandler) ?? completionHandler(.noData) }
}
#endif
