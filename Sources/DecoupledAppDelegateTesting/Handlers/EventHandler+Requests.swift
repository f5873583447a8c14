public import DecoupledAppDelegate

extension EventHandler: URLDelegate {
    /// Handles the event.
    public func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        receive(.openURL, (url, options))
    }
}

extension EventHandler: ActivityContinuationDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        receive(.willContinueUserActivity, userActivityType)
    }

    /// Handles the event.
    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        receive(.continueUserActivity, (userActivity, restorationHandler))
    }

    /// Handles the event.
    public func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        receive(.didFailToContinueUserActivity, (userActivityType, error))
    }

    /// Handles the event.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        receive(.didUpdateUserActivity, userActivity)
    }
}

extension EventHandler: BackgroundURLSessionDelegate, WatchInteractionDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        receive(.handleBackgroundURLSessionEvents, identifier) { _ in completionHandler() }
    }

    /// Handles the event.
    public func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping @Sendable ([AnyHashable: Any]?) -> Void
    ) { receive(.handleWatchKitRequest, userInfo, reply) }
}
