// swift-format-ignore-file
#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

final class OrderPushes {}
extension OrderPushes: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        userInfo["order"] == nil ? .noData : .newData
    }
}

final class PricePushes {}
extension PricePushes: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        userInfo["price"] == nil ? .noData : .newData
    }
}

@MainActor
struct PushTests {
    @Test func aPushForOneHandlerIsNewData() async {
        let app = TestApp()
        app.delegate.remoteNotificationsDelegate = [
            OrderPushes(), PricePushes(),
        ]
        let result = await app.push(["price": "12"])
        #expect(result == .newData)
        #expect(app.faults.isEmpty)
    }
}
#endif
