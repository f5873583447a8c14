import DecoupledAppDelegate

extension OldAppDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        note(.openURL, app, url, options, answer: true)
        return true
    }

    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        note(.willContinueUserActivity, application, userActivityType, answer: true)
        return true
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        note(.continueUserActivity, application, userActivity, answer: [true, answers.restored] as [Any])
        restorationHandler([answers.restored])
        return true
    }

    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        note(.didFailToContinueUserActivity, application, userActivityType, error)
    }

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        note(.didUpdateUserActivity, application, userActivity)
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        note(.performShortcutAction, application, shortcutItem, answer: true)
        completionHandler(true)
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        note(.performFetch, application, answer: UIBackgroundFetchResult.newData)
        completionHandler(.newData)
    }

    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        note(.handleBackgroundURLSessionEvents, application, identifier, answer: "done")
        completionHandler()
    }

    func application(
        _ application: UIApplication,
        handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping @Sendable ([AnyHashable: Any]?) -> Void
    ) {
        note(.handleWatchKitRequest, application, userInfo, answer: ["answer": "old"] as [AnyHashable: Any])
        reply(["answer": "old"])
    }

    func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
        note(.shouldRequestHealthAuthorization, application)
    }
}

#if RemoteNotifications
extension OldAppDelegate {
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        note(.didRegisterForRemoteNotifications, application, deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        note(.didFailToRegisterForRemoteNotifications, application, error)
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        note(.didReceiveRemoteNotification, application, userInfo, answer: UIBackgroundFetchResult.newData)
        completionHandler(.newData)
    }
}
#endif

#if CloudKit
extension OldAppDelegate {
    func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        note(.didAcceptCloudKitShare, application, cloudKitShareMetadata)
    }
}
#endif

#if Intents
extension OldAppDelegate {
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        note(.handlerForIntent, application, intent, answer: answers.intentHandler)
        return answers.intentHandler
    }
}
#endif
