#if RemoteNotifications
import CourierKit
import DecoupledAppDelegate
import Testing

@MainActor
struct PushServiceTests {
    private let courier = Courier()

    private func result(of userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult {
        await answer { completion in
            PushService(for: courier)
                .application(.shared, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completion)
        }
    }

    @Test func aParcelIsNewDataAndBroughtUpToDate() async {
        courier.parcels = ["7": Parcel(id: "7", status: "at the depot")]
        #expect(await result(of: ["parcel": ["id": "7", "status": "delivered"]]) == .newData)
        #expect(courier.parcels == ["7": Parcel(id: "7", status: "delivered")])
    }

    @Test func aNumberWillDoForAnID() async {
        #expect(await result(of: ["parcel": ["id": 7, "status": "delivered"] as [String: Any]]) == .newData)
        #expect(courier.parcels == ["7": Parcel(id: "7", status: "delivered")])
    }

    @Test func aNotificationWithoutAParcelIsNoData() async {
        #expect(await result(of: ["aps": ["alert": "Hello"]]) == .noData)
    }

    @Test(arguments: [["id": "7"], ["status": "delivered"], [:]])
    func aParcelThatLacksSomethingHasFailed(_ parcel: [String: String]) async {
        #expect(await result(of: ["parcel": parcel]) == .failed)
        #expect(courier.parcels.isEmpty)
    }

    @Test func aParcelThatIsNoObjectHasFailed() async {
        #expect(await result(of: ["parcel": "7"]) == .failed)
    }

    @Test func theAnswerReachesTheSystemThroughTheAppDelegate() async {
        let delegate = AppDelegate(router: EventRouter())
        delegate.remoteNotificationsDelegate = [PushService(for: courier)]
        let result: UIBackgroundFetchResult = await answer { completion in
            delegate.application(
                .shared, didReceiveRemoteNotification: ["parcel": "7"], fetchCompletionHandler: completion)
        }
        #expect(result == .failed)
    }
}
#endif
