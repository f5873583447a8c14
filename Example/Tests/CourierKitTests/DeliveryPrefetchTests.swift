#if RemoteNotifications
import CourierKit
import DecoupledAppDelegate
import Testing

@MainActor
struct DeliveryPrefetchTests {
    private let courier = Courier()

    private func result(
        of parcel: Any?,
        fetching directions: Result<String, URLError> = .success("second floor")
    ) async -> UIBackgroundFetchResult {
        let office = DeliveryOffice(parcels: { [] }, directions: { _ in try directions.get() })
        return await DeliveryPrefetch(for: courier, from: office)
            .application(.shared, didReceiveRemoteNotification: parcel.map { ["parcel": $0] } ?? [:])
    }

    @Test func directionsToAParcelOnItsWayAreFetched() async {
        #expect(await result(of: ["id": "7", "status": "out for delivery"]) == .newData)
        #expect(courier.directions["7"] == "second floor")
    }

    @Test func aDeliveredParcelNeedsNoDirections() async {
        #expect(await result(of: ["id": "7", "status": "delivered"]) == .noData)
        #expect(courier.directions["7"] == nil)
    }

    @Test func noParcelAndAMalformedOneAreNoData() async {
        #expect(await result(of: nil) == .noData)
        #expect(await result(of: "7") == .noData)
    }

    @Test func anOfficeThatCannotBeReachedHasFailed() async {
        let parcel = ["id": "7", "status": "out for delivery"]
        #expect(await result(of: parcel, fetching: .failure(URLError(.timedOut))) == .failed)
    }

    @Test func theSystemGetsOneAnswerForPushServiceAndPrefetch() async {
        let delegate = AppDelegate(router: EventRouter())
        delegate.remoteNotificationsDelegate = [PushService(for: courier), DeliveryPrefetch(for: courier)]
        let result: UIBackgroundFetchResult = await answer { completion in
            delegate.application(
                .shared,
                didReceiveRemoteNotification: ["parcel": ["id": "7", "status": "delivered"]],
                fetchCompletionHandler: completion
            )
        }
        #expect(result == .newData)
    }
}
#endif
