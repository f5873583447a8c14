import CourierKit
import DecoupledAppDelegate
import Testing

@MainActor
struct HandoffTests {
    private let courier = Courier()

    private func continues(_ type: String, _ page: String?) -> Bool {
        let activity = NSUserActivity(activityType: type)
        activity.webpageURL = page.flatMap(URL.init(string:))
        return Handoff(for: courier).application(.shared, continue: activity) { _ in }
    }

    @Test func onlyTheAppsOwnActivityIsAwaited() {
        let handoff = Handoff(for: courier)
        #expect(handoff.application(.shared, willContinueUserActivityWithType: Handoff.activityType))
        #expect(!handoff.application(.shared, willContinueUserActivityWithType: "com.example.other"))
    }

    @Test func theParcelOfTheActivityIsShown() {
        #expect(continues(Handoff.activityType, "https://example.com/parcel/9"))
        #expect(courier.screen == .parcel("9"))
    }

    @Test(arguments: [nil, "https://example.com", "https://example.com/depot/9", "https://example.com/parcel/9/map"])
    func anActivityWithoutAParcelIsLeftToOthers(_ page: String?) {
        #expect(!continues(Handoff.activityType, page))
        #expect(courier.screen == .parcels)
    }

    @Test func anActivityOfAnotherTypeIsLeftToOthers() {
        #expect(!continues("com.example.other", "https://example.com/parcel/9"))
    }
}
