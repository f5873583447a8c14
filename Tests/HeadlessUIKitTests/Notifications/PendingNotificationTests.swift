import Foundation
import HeadlessUIKit
import Testing

/// Notifications that wait for what triggers them.
@MainActor
@Suite(.net)
struct PendingNotificationTests {
    private let application = UIApplication()

    private func request(_ identifier: String, in seconds: TimeInterval = 60, repeats: Bool = false) async throws {
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
        let content = UNNotificationContent()
        try await application.notificationCenter
            .add(UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
    }

    private var pending: [String] {
        get async { await application.notificationCenter.pendingNotificationRequests().map(\.identifier) }
    }

    @Test func aNotificationWaitsForItsTriggerUntilItIsDelivered() async throws {
        try await request("rent")
        #expect(await pending == ["rent"])
        #expect(application.system.notifications.isEmpty)
        #expect(application.system.deliverPendingNotification("rent")?.request.identifier == "rent")
        #expect(application.system.notifications.map(\.request.identifier) == ["rent"])
        #expect(await pending == [])
        #expect(application.system.deliverPendingNotification("rent") == nil)
    }

    @Test func aNotificationThatComesAgainAndAgainGoesOnWaiting() async throws {
        try await request("rent", repeats: true)
        application.system.deliverPendingNotification("rent")
        #expect(await pending == ["rent"])
    }

    @Test func aRequestTakesThePlaceOfOneWithTheSameIdentifier() async throws {
        try await request("rent", in: 60)
        try await request("rent", in: 90)
        let triggers = application.system.pendingNotificationRequests.map {
            $0.trigger as? UNTimeIntervalNotificationTrigger
        }
        #expect(triggers.map { $0?.timeInterval } == [90])
    }

    @Test func requestsAreTakenBack() async throws {
        for identifier in ["a", "b", "c"] { try await request(identifier) }
        application.notificationCenter.removePendingNotificationRequests(withIdentifiers: ["b"])
        #expect(await pending == ["a", "c"])
        application.notificationCenter.removeAllPendingNotificationRequests()
        #expect(await pending == [])
    }

    @Test func noMoreNotificationsWaitThanAreShown() async throws {
        for number in 0...HeadlessSystem.mostNotifications { try await request("\(number)") }
        #expect(await pending.count == HeadlessSystem.mostNotifications)
        #expect(await pending.first == "1")
    }
}
