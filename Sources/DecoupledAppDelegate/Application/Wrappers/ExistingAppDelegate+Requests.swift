extension ExistingAppDelegate: URLDelegate, ActivityContinuationDelegate, WatchInteractionDelegate, HealthDelegate {
    /// Forwards the event; without a method, returns `false`.
    public func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        (callableDelegate?.application(_:open:options:))?(app, url, options) ?? false
    }

    /// Forwards the event; without a method, returns `false`.
    public func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        (callableDelegate?.application(_:willContinueUserActivityWithType:))?(application, userActivityType) ?? false
    }

    /// Forwards the event; without a method, returns `false`.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool {
        (callableDelegate?.application(_:continue:restorationHandler:))?(application, userActivity, restorationHandler)
            ?? false
    }

    /// Forwards the event.
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        (callableDelegate?.application(_:didFailToContinueUserActivityWithType:error:))?(
            application, userActivityType, error)
    }

    /// Forwards the event.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        (callableDelegate?.application(_:didUpdate:))?(application, userActivity)
    }

    /// Forwards the event; without a method, replies nil at once.
    public func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping @Sendable ([AnyHashable: Any]?) -> Void
    ) {
        (callableDelegate?.application(_:handleWatchKitExtensionRequest:reply:))?(application, userInfo, reply)
            ?? reply(nil)
    }

    /// Forwards the event.
    public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
        (callableDelegate?.applicationShouldRequestHealthAuthorization)?(application)
    }
}

#if !os(tvOS)
extension ExistingAppDelegate: ShortcutItemDelegate {
    /// Forwards the event; without a method, passes on `false` at once.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        (callableDelegate?.application(_:performActionFor:completionHandler:))?(
            application, shortcutItem, completionHandler)
            ?? completionHandler(false)
    }
}
#endif

#if CloudKit
extension ExistingAppDelegate: CloudKitShareDelegate {
    /// Forwards the event.
    public func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        (callableDelegate?.application(_:userDidAcceptCloudKitShareWith:))?(application, cloudKitShareMetadata)
    }
}
#endif

#if Intents
extension ExistingAppDelegate: IntentDelegate {
    /// Forwards the event; without a method, returns nil.
    public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        (callableDelegate?.application(_:handlerFor:))?(application, intent) ?? nil
    }
}
#endif
