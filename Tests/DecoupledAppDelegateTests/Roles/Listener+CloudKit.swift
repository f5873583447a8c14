#if CloudKit
import DecoupledAppDelegate

extension Listener: CloudKitShareDelegate {
    func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        note(.didAcceptCloudKitShare, application, Self.identity(of: cloudKitShareMetadata))
    }
}
#endif
