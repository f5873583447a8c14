#if RemoteNotifications
extension ExistingAppDelegate: RemoteNotificationsDelegate {
    /// Passes the event on.
    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        pass(
            .didRegisterForRemoteNotifications,
            to: wrapped.application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
        ) {
            $0(application, deviceToken)
        }
    }

    /// Passes the event on.
    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        pass(
            .didFailToRegisterForRemoteNotifications,
            to: wrapped.application(_:didFailToRegisterForRemoteNotificationsWithError:)
        ) {
            $0(application, error)
        }
    }

    /// Passes the event on; without a method, answers `noData` at once.
    public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        pass(
            .didReceiveRemoteNotification,
            to: wrapped.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
        ) {
            $0(application, userInfo, completionHandler)
        } ?? completionHandler(.noData)
    }
}
#endif

#if !os(visionOS)
extension ExistingAppDelegate: BackgroundFetchDelegate {
    /// Passes the event on; without a method, answers `noData` at once.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        pass(.performFetch, to: wrapped.fetch) {
            $0(application, completionHandler)
        } ?? completionHandler(.noData)
    }
}
#endif

extension ExistingAppDelegate: BackgroundURLSessionDelegate {
    /// Passes the event on; without a method, is done at once.
    public func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        pass(
            .handleBackgroundURLSessionEvents,
            to: wrapped.application(_:handleEventsForBackgroundURLSession:completionHandler:)
        ) {
            $0(application, identifier, completionHandler)
        } ?? completionHandler()
    }
}
