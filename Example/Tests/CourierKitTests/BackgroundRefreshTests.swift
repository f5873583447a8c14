import CourierKit
import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import DecoupledAppDelegateTesting
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

    @Test func aFetchWhileTheDeviceIsLockedIsMadeUpForWhenItIsUnlocked() async {
        let app = TestApp()
        app.launch()
        let office = DeliveryOffice(parcels: { [parcel] }, directions: { _ in "" })
        let refresh = BackgroundRefresh(for: courier, from: office, status: app.delegate.status)
        app.setProtectedDataAvailable(false)
        #expect(await refresh.applicationPerformFetch(app.application) == .noData)
        #expect(courier.parcels.isEmpty)
        await courierChanges {
            app.setProtectedDataAvailable(true)
        }
        #expect(courier.parcels == ["7": parcel])
    }

    private func courierChanges(after action: () -> Void) async {
        var observer: (any NSObjectProtocol)?
        await withCheckedContinuation { continuation in
            observer = NotificationCenter.default.addObserver(forName: Courier.didChange, object: courier, queue: nil) {
                _ in
                continuation.resume()
            }
            action()
        }
        observer.map(NotificationCenter.default.removeObserver)
    }

    @Test func theAnswerReachesTheSystemThroughTheAppDelegate() async {
        let app = TestApp()
        app.delegate.backgroundFetchDelegate = [BackgroundRefresh(for: courier)]
        #expect(await app.performFetch() == .newData)
    }
}
