import Foundation
import HeadlessUIKit
import Testing

@Suite(.net) @MainActor struct NotificationCenterTests {
    private let tablet = Tablet()
    private let delegate = NotificationDelegate()

    init() {
        tablet.application.notificationCenter.delegate = delegate
    }

    private var request: UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Parcel 7"
        content.userInfo = ["parcel": 7]
        return UNNotificationRequest(identifier: "parcel-7", content: content, trigger: nil)
    }

    @Test func theCentreDoesNotOwnItsDelegateAndReadsItsAnswersOnce() {
        let center = UNUserNotificationCenter()
        weak var observed: NotificationDelegate?
        do {
            let delegate = NotificationDelegate()
            observed = delegate
            center.delegate = delegate
            center.delegate = delegate
            #expect(delegate.questions.current.count == 3)
        }
        #expect(observed == nil)
        #expect(center.delegate == nil)
    }

    @Test func theCentreCallsOnlyWhatItsDelegateSaidItHas() {
        delegate.lacks.current = ["userNotificationCenter:willPresentNotification:withCompletionHandler:"]
        tablet.application.notificationCenter.delegate = nil
        tablet.application.notificationCenter.delegate = delegate
        delegate.lacks.current = []
        tablet.system.launch()
        tablet.system.deliver(request)
        #expect(delegate.events.current.isEmpty)
    }

    @Test func anOrdinaryObjectHasEveryMethodOfTheCentresDelegate() async {
        final class Plain: NSObject, UNUserNotificationCenterDelegate {}
        let plain = Plain()
        tablet.application.notificationCenter.delegate = plain
        tablet.system.launch()
        let (answers, continuation) = AsyncStream.makeStream(of: String.self)
        let notification = tablet.system.deliver(request) { continuation.yield("\($0?.rawValue ?? 1)") }
        var answer = answers.makeAsyncIterator()
        #expect(await answer.next() == "0")
        tablet.system.respond(to: notification) { continuation.yield($0 == nil ? "nobody" : "done") }
        #expect(await answer.next() == "done")
        withExtendedLifetime(plain) {}
    }

    @Test func anAppHasItsOwnNotificationsDelivered() async throws {
        tablet.system.launch()
        delegate.presentation.current = { $0(.banner) }
        try await tablet.application.notificationCenter.add(request)
        #expect(delegate.events.current == ["willPresent parcel-7 on the main thread"])
        #expect(tablet.system.notifications.first?.request.content.title == "Parcel 7")
    }

    @Test(arguments: [true, false])
    func permissionIsWhatTheConfigurationSays(allows: Bool) async throws {
        tablet.system.configuration.allowsNotifications = allows
        let isGranted = try await tablet.application.notificationCenter.requestAuthorization(options: [.alert, .badge])
        #expect(isGranted == allows)
    }

    @Test func aRequestKeepsWhatItsContentWas() {
        let content = UNMutableNotificationContent()
        content.body = "At the door"
        let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
        content.body = "Gone"
        #expect(request.content.body == "At the door")
    }

    @Test func contentSaysWhatWasWrittenIntoIt() {
        let content = UNMutableNotificationContent()
        content.title = "Parcel 7"
        content.subtitle = "Courier"
        content.body = "It is here."
        content.badge = 1
        content.categoryIdentifier = "arrival"
        content.threadIdentifier = "parcels"
        content.targetContentIdentifier = "parcel-7"
        content.userInfo = ["parcel": 7]
        let kept = UNNotificationRequest(identifier: "7", content: content, trigger: nil).content
        #expect(
            [kept.title, kept.subtitle, kept.body, kept.categoryIdentifier, kept.threadIdentifier]
                == ["Parcel 7", "Courier", "It is here.", "arrival", "parcels"]
        )
        #expect(kept.badge == 1)
        #expect(kept.targetContentIdentifier == "parcel-7")
        #expect(kept.userInfo as? [String: Int] == ["parcel": 7])
        #expect(UNNotificationContent().title.isEmpty)
    }
}
