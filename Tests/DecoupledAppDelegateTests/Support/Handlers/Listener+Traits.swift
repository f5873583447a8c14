import DecoupledAppDelegate

#if RemoteNotifications
extension Listener: RemoteNotificationsDelegate {
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
        note(.didReceiveRemoteNotification, application, userInfo)
        completionHandler(.noData)
    }
}
#endif

#if Intents
extension Listener: IntentDelegate {
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        note(.handlerForIntent, application, intent)
        return nil
    }
}
#endif

#if CloudKit
extension Listener: CloudKitShareDelegate {
    func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        note(.didAcceptCloudKitShare, application, cloudKitShareMetadata)
    }
}
#endif
