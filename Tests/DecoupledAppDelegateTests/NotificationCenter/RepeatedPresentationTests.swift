import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A notification that the system presents twice, as iOS 18.0 does: handlers receive it once, and both calls get their answer.
///
/// Reports: https://github.com/havesource/cordova-plugin-push/pull/303, and
/// https://github.com/invertase/react-native-firebase/issues/7979, where the second identifier differs in upper and lower case.
@MainActor
struct RepeatedPresentationTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let date = Date(timeIntervalSince1970: 1_726_000_000)
    private var center: UNUserNotificationCenter { app.application.notificationCenter }

    @Test func theSecondCallIsAnsweredAsTheFirst() {
        let handler = NotificationProbe(.banner)
        launch(with: handler)
        let first = notification("1")
        for notification in [first, first, self.notification("1"), self.notification("1")] {
            #expect(present(notification).answers == [.banner])
        }
        #expect(handler.heard == [.willPresentNotification])
        #expect(app.faults.isEmpty)
    }

    @Test func theSecondCallWaitsForTheAnswerOfTheFirst() {
        let handler = NotificationProbe(.sound, answersAtOnce: false)
        launch(with: handler)
        let completions = [present(notification("1")), present(notification("1"))]
        #expect(completions.map(\.answers) == [[], []])
        handler.finish()
        #expect(completions.map(\.answers) == [[.sound], [.sound]])
        #expect(handler.heard == [.willPresentNotification])
    }

    @Test func theSecondCallIsAnsweredAtTheDeadlineOfTheFirst() {
        let handler = NotificationProbe(answersAtOnce: false)
        launch(with: handler)
        let first = present(notification("1"))
        app.clock.advance(by: 0.9)
        let second = present(notification("1"))
        app.clock.advance(by: 9.1)
        #expect(first.answers == [[]])
        #expect(second.answers == [[]])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 10)])
    }

    @Test func anIdentifierThatDiffersInCaseAloneIsTheSame() {
        let handler = NotificationProbe(.banner)
        launch(with: handler)
        _ = present(notification("9F86D081-884C"))
        #expect(present(notification("9f86d081-884c")).answers == [.banner])
        #expect(handler.heard == [.willPresentNotification])
    }

    @Test func closuresReceiveItOnceToo() {
        launch(with: NotificationProbe(.banner))
        var count = 0
        app.delegate.intercept(.willPresentNotification) {
            count += 1
            return $0.next()
        }
        #expect([present(notification("1")), present(notification("1"))].map(\.answers) == [[.banner], [.banner]])
        #expect(count == 1)
    }

    @Test func aDisplacedDelegateReceivesItOnceToo() {
        let foreign = ForeignDelegate(.sound)
        center.delegate = foreign
        launch(with: NotificationProbe(.banner))
        for _ in 0..<2 { #expect(present(notification("1")).answers == [[.banner, .sound]]) }
        #expect(foreign.heard == [.willPresentNotification])
    }

    @Test func aTestAppPresentsItOnceToo() async {
        let (app, handler) = (TestApp(), NotificationProbe(.banner))
        app.delegate.userNotificationsDelegate = [handler]
        app.launch()
        for _ in 0..<2 { #expect(await app.present(notification("1")) == .banner) }
        #expect(handler.heard == [.willPresentNotification])
    }

    /// What tells a notification from the one before.
    nonisolated enum Distinction: CaseIterable {
        case identifier, date, time
    }

    @Test(arguments: Distinction.allCases)
    func anotherNotificationIsAnother(distinction: Distinction) {
        let handler = NotificationProbe(.banner)
        launch(with: handler)
        _ = present(notification("1"))
        switch distinction {
        case .identifier: _ = present(notification("2"))
        case .date: _ = present(notification("1", at: date.addingTimeInterval(0.5)))
        case .time:
            app.clock.advance(by: 1)
            _ = present(notification("1"))
        }
        #expect(handler.heard.count == 2)
    }

    private func launch(with handler: NotificationProbe) {
        app.delegate.userNotificationsDelegate = [handler]
        app.launch()
    }

    private func notification(_ identifier: String, at date: Date? = nil) -> UNNotification {
        let request = UNNotificationRequest(
            identifier: identifier, content: UNNotificationContent(), trigger: UNPushNotificationTrigger())
        return UNNotification(request: request, date: date ?? self.date)
    }

    /// Has the center's delegate asked how to present a notification.
    private func present(_ notification: UNNotification) -> SystemCompletion<UNNotificationPresentationOptions> {
        let completion = SystemCompletion<UNNotificationPresentationOptions>()
        center.delegate?.userNotificationCenter(
            center, willPresent: notification,
            withCompletionHandler: { options in MainActor.assumeIsolated { completion.receive(options) } })
        return completion
    }
}
