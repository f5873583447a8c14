extension ExistingAppDelegate: URLDelegate {
    /// Passes the event on; without a method, returns `false`.
    public func application(
        _ app: UIApplication,
        open url: URL,
        options: OpenURLOptions
    ) -> Bool {
        pass(.openURL, to: wrapped.application(_:open:options:)) { $0(app, url, options) } ?? false
    }
}

extension ExistingAppDelegate: ActivityContinuationDelegate {
    /// Passes the event on; without a method, returns `false`.
    public func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        pass(.willContinueUserActivity, to: wrapped.application(_:willContinueUserActivityWithType:)) {
            $0(application, userActivityType)
        } ?? false
    }

    /// Passes the event on; without a method, returns `false`.
    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        pass(.continueUserActivity, to: wrapped.application(_:continue:restorationHandler:)) {
            $0(application, userActivity, restorationHandler)
        } ?? false
    }

    /// Passes the event on.
    public func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        pass(
            .didFailToContinueUserActivity,
            to: wrapped.application(_:didFailToContinueUserActivityWithType:error:)
        ) {
            $0(application, userActivityType, error)
        }
    }

    /// Passes the event on.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        pass(.didUpdateUserActivity, to: wrapped.application(_:didUpdate:)) { $0(application, userActivity) }
    }
}

#if !os(tvOS)
extension ExistingAppDelegate: ShortcutItemDelegate {
    /// Passes the event on; without a method, answers `false` at once.
    public func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        pass(.performShortcutAction, to: wrapped.application(_:performActionFor:completionHandler:)) {
            $0(application, shortcutItem, completionHandler)
        } ?? completionHandler(false)
    }
}
#endif

#if CloudKit
extension ExistingAppDelegate: CloudKitShareDelegate {
    /// Passes the event on.
    public func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        pass(.didAcceptCloudKitShare, to: wrapped.application(_:userDidAcceptCloudKitShareWith:)) {
            $0(application, cloudKitShareMetadata)
        }
    }
}
#endif

#if Intents
extension ExistingAppDelegate: IntentDelegate {
    /// Passes the event on; without a method, returns nil.
    public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        pass(.handlerForIntent, to: wrapped.application(_:handlerFor:)) { $0(application, intent) } ?? nil
    }
}
#endif

extension ExistingAppDelegate: WatchInteractionDelegate, HealthDelegate {
    /// Passes the event on; without a method, replies nil at once.
    public func application(
        _ application: UIApplication,
        handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping @Sendable ([AnyHashable: Any]?) -> Void
    ) {
        pass(.handleWatchKitRequest, to: wrapped.application(_:handleWatchKitExtensionRequest:reply:)) {
            $0(application, userInfo, reply)
        } ?? reply(nil)
    }

    /// Passes the event on.
    public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
        pass(.shouldRequestHealthAuthorization, to: wrapped.applicationShouldRequestHealthAuthorization) {
            $0(application)
        }
    }
}
