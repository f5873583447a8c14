// swift-format-ignore-file
#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

final class ParcelPushes {}
extension ParcelPushes: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        userInfo["parcel"] == nil ? .noData : .newData
    }
}

final class DepotPushes {}
extension DepotPushes: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        userInfo["depot"] == nil ? .noData : .newData
    }
}

@MainActor
struct PushTests {
    @Test func aPushForOneHandlerIsNewData() async {
        let app = TestApp()
        app.delegate.remoteNotificationsDelegate = [
            ParcelPushes(), DepotPushes(),
        ]
        let result = await app.push(["depot": "3"])
        #expect(result == .newData)
        #expect(app.faults.isEmpty)
    }
}
#endif
