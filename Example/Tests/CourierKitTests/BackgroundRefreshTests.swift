import CourierKit
import DecoupledAppDelegate
import Testing

@MainActor
struct BackgroundRefreshTests {
    private let courier = Courier()
    private let parcel = Parcel(id: "7", status: "at the depot")

    private func result(of fetched: Result<[Parcel], URLError>) async -> UIBackgroundFetchResult {
        let office = DeliveryOffice(parcels: { try fetched.get() }, directions: { _ in "" })
        return await BackgroundRefresh(for: courier, from: office).applicationPerformFetch(.shared)
    }

    @Test func aParcelThatIsNewIsNewData() async {
        #expect(await result(of: .success([parcel])) == .newData)
        #expect(courier.parcels == ["7": parcel])
    }

    @Test func parcelsThatAreKnownAreNoData() async {
        courier.parcels = ["7": parcel]
        #expect(await result(of: .success([parcel])) == .noData)
    }

    @Test func anOfficeThatCannotBeReachedHasFailed() async {
        #expect(await result(of: .failure(URLError(.timedOut))) == .failed)
    }

    @Test func theAnswerReachesTheSystemThroughTheAppDelegate() async {
        let delegate = AppDelegate(router: EventRouter())
        delegate.backgroundFetchDelegate = [BackgroundRefresh(for: courier)]
        let result: UIBackgroundFetchResult = await answer { completion in
            delegate.application(.shared, performFetchWithCompletionHandler: completion)
        }
        #expect(result == .newData)
    }
}
