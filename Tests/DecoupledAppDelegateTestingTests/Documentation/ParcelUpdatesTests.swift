// swift-format-ignore-file
#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

final class ParcelUpdates {}
extension ParcelUpdates: RemoteNotificationsDelegate {
    func application(_ application: UIApplication,
                     didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        userInfo["parcel"] == nil ? .noData : .newData
    }
}

@MainActor struct ParcelUpdatesTests {
    @Test func aPushIsAnsweredInTime() async {
        let app = TestApp()
        app.delegate.remoteNotificationsDelegate = [ParcelUpdates()]
        let result = await app.push(["parcel": "7"], advancing: 30)
        #expect(result == .newData)
        #expect(app.faults.isEmpty)
    }
}
#endif
