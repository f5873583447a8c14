public import DecoupledAppDelegate

extension EventHandler: URLDelegate {
    /// Handles the event.
    public func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        hear(.openURL, URLInput(url: url, options: options))
    }

    /// Handles the event.
    public func scene(_ scene: UIScene, open url: URL, options: OpenURLOptions) -> Bool {
        hear(.openURL, URLInput(url: url, options: options, scene: scene))
    }
}

extension EventHandler: ActivityContinuationDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        hear(.willContinueUserActivity, ActivityTypeInput(userActivityType: userActivityType))
    }

    /// Handles the event.
    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        hear(
            .continueUserActivity,
            ContinueActivityInput(userActivity: userActivity, restorationHandler: restorationHandler)
        )
    }

    /// Handles the event.
    public func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        hear(.didFailToContinueUserActivity, ActivityFailureInput(userActivityType: userActivityType, error: error))
    }

    /// Handles the event.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        hear(.didUpdateUserActivity, ActivityInput(userActivity: userActivity))
    }

    /// Handles the event.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) -> Bool {
        hear(.willContinueUserActivity, ActivityTypeInput(userActivityType: userActivityType, scene: scene))
    }

    /// Handles the event.
    public func scene(
        _ scene: UIScene, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        hear(
            .continueUserActivity,
            ContinueActivityInput(userActivity: userActivity, restorationHandler: restorationHandler, scene: scene))
    }

    /// Handles the event.
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        hear(
            .didFailToContinueUserActivity,
            ActivityFailureInput(userActivityType: userActivityType, error: error, scene: scene))
    }

    /// Handles the event.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        hear(.didUpdateUserActivity, ActivityInput(userActivity: userActivity, scene: scene))
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
