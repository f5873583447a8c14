#if !os(visionOS) || Intents || CloudKit
public import DecoupledAppDelegate
#endif

#if !os(visionOS)
extension EventHandler: BackgroundFetchDelegate {
    /// Takes the event.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        hear(.performFetch, ApplicationInput(application: application), completionHandler)
    }
}
#endif

#if Intents
extension EventHandler: IntentDelegate {
    /// Takes the event.
    public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        hear(.handlerForIntent, IntentInput(application: application, intent: intent))
    }
}
#endif

#if CloudKit
extension EventHandler: CloudKitShareDelegate {
    /// Takes the event.
    public func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        hear(.didAcceptCloudKitShare, CloudKitShareInput(application: application, metadata: cloudKitShareMetadata))
    }

    /// Takes the event.
    public func windowScene(
        _ windowScene: UIWindowScene,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        hear(
            .didAcceptCloudKitShare,
            CloudKitShareInput(application: .running, metadata: cloudKitShareMetadata, windowScene: windowScene)
        )
    }
}
#endif
