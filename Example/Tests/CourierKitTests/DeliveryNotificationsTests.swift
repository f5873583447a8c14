import CourierKit
import DecoupledAppDelegate
import Testing

@MainActor
struct DeliveryNotificationsTests {
    private let phone = Phone()
    private let courier = Courier()

    init() {
        phone.delegate.userNotificationsDelegate = [DeliveryNotifications(for: courier)]
        phone.system.launch()
    }

    private func request(_ userInfo: [AnyHashable: Any]) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.userInfo = userInfo
        return UNNotificationRequest(identifier: "1", content: content, trigger: nil)
    }

    private func presentation(of userInfo: [AnyHashable: Any]) async -> UNNotificationPresentationOptions? {
        await answer { completion in
            phone.system.deliver(request(userInfo)) { completion($0) }
        }
    }

    private func tap(_ userInfo: [AnyHashable: Any], action: String = UNNotificationDefaultActionIdentifier) async {
        let isTold: Bool = await answer { completion in
            let notification = phone.system.deliver(request(userInfo))
            phone.system.respond(to: notification, actionIdentifier: action) { completion($0 != nil) }
        }
        #expect(isTold)
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
