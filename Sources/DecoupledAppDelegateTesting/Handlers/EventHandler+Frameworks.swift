#if !os(visionOS) || Intents || CloudKit
public import DecoupledAppDelegate
#endif

#if !os(visionOS)
extension EventHandler: BackgroundFetchDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) { receive(.performFetch, (), completionHandler) }
}
#endif

#if Intents
extension EventHandler: IntentDelegate {
    /// Handles the event.
    public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        receive(.handlerForIntent, intent)
    }
}
#endif

#if CloudKit
extension EventHandler: CloudKitShareDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        receive(.didAcceptCloudKitShare, cloudKitShareMetadata)
    }
}
#endif
