public import DecoupledAppDelegate

extension EventHandler: URLDelegate {
    /// Handles the event.
    public func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        hear(.openURL, (url, options))
    }
}

extension EventHandler: ActivityContinuationDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        hear(.willContinueUserActivity, userActivityType)
    }

    /// Handles the event.
    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        hear(.continueUserActivity, (userActivity, restorationHandler))
    }

    /// Handles the event.
    public func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        hear(.didFailToContinueUserActivity, (userActivityType, error))
    }

    /// Handles the event.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        hear(.didUpdateUserActivity, userActivity)
    }
}

extension EventHandler: BackgroundURLSessionDelegate, WatchInteractionDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        hear(.handleBackgroundURLSessionEvents, identifier) { _ in completionHandler() }
    }

    /// Handles the event.
    public func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping @Sendable ([AnyHashable: Any]?) -> Void
    ) { hear(.handleWatchKitRequest, userInfo, reply) }
}
