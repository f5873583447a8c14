import CourierKit
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct DeliveryNotificationsTests {
    private let app = TestApp()
    private let courier = Courier()

    init() {
        app.delegate.userNotificationsDelegate = [DeliveryNotifications(for: courier)]
        app.launch()
    }

    private func presentation(of userInfo: [AnyHashable: Any]) async -> UNNotificationPresentationOptions? {
        await app.present(app.makeNotification(userInfo))
    }

    private func tap(_ userInfo: [AnyHashable: Any], action: String = UNNotificationDefaultActionIdentifier) async {
        #expect(await app.respond(to: app.makeResponse(to: userInfo, action: action)))
    }

    private let parcel = ["parcel": ["id": "7", "status": "out for delivery"]]

    @Test func aNotificationIsSeenAndHeardWhileTheAppIsInFront() async {
        #expect(await presentation(of: parcel) == [.banner, .sound])
        #expect(await presentation(of: [:]) == [.banner, .sound])
        #expect(await presentation(of: ["parcel": "malformed"]) == [.banner, .sound])
    }

    @Test func aParcelOnTheScreenNeedsNoBanner() async {
        courier.screen = .parcel("7")
        #expect(await presentation(of: parcel) == [])
    }

    @Test func aTapShowsTheParcel() async {
        await tap(parcel)
        #expect(courier.screen == .parcel("7"))
    }

    @Test func aNotificationThatIsPutAwayShowsNothing() async {
        await tap(parcel, action: UNNotificationDismissActionIdentifier)
        #expect(courier.screen == .parcels)
    }

    @Test func aTapOnANotificationWithoutAParcelLeavesTheScreenAsItIs() async {
        courier.screen = .scanner
        await tap([:])
        #expect(courier.screen == .scanner)
    }
}
