#if CloudKit
import DecoupledAppDelegate

extension EventCase {
    static let cloudKitShares = [
        EventCase(.didAcceptCloudKitShare) { delegate, application in
            let metadata = CKShare.Metadata(containerIdentifier: "container")
            delegate.application(application, userDidAcceptCloudKitShareWith: metadata)
            return [Listener.identity(of: metadata)]
        }
    ]
}
#endif
