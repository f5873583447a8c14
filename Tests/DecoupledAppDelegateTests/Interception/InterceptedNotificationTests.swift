import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Closures over the events of the notification center.
@MainActor
struct InterceptedNotificationTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let handler = NotificationProbe(.banner)
    private var system: HeadlessSystem { app.application.system }
    private var center: UNUserNotificationCenter { app.application.notificationCenter }

    @Test func aClosureEmptiesThePresentation() async {
        app.delegate.userNotificationsDelegate = [handler]
        app.delegate.intercept(.willPresentNotification) { call in
            let reply = PendingReply<UNNotificationPresentationOptions>()
            call.next().whenAnswered { _ in reply.resolve(with: []) }
            return reply
        }
        app.launch()
        #expect(await presentation() == [])
        #expect(handler.heard == [.willPresentNotification])
    }

    @Test func aClosureAddsToThePresentation() async {
        app.delegate.userNotificationsDelegate = [handler]
        app.delegate.intercept(.willPresentNotification) { call in
            let reply = PendingReply<UNNotificationPresentationOptions>()
            call.next().whenAnswered { reply.resolve(with: $0.union(.sound)) }
            return reply
        }
        app.launch()
        #expect(await presentation() == [.banner, .sound])
    }

    @Test func theDelegateIsSetBeforeTheLaunchEndsIfAClosureWantsIt() {
        app.delegate.intercept(.willPresentNotification) { _ in Reply([.list]) }
        app.launch()
        #expect(center.delegate is UserNotificationCenterDelegate)
        #expect(center.delegate?.responds(to: Selector(AppEvent.willPresentNotification.rawValue)) == true)
        #expect(center.delegate?.responds(to: Selector(AppEvent.openNotificationSettings.rawValue)) == false)
    }

    @Test func aDisplacedDelegateIsBelowTheClosureToo() async {
        let foreign = ForeignDelegate(.sound)
        center.delegate = foreign
        app.delegate.userNotificationsDelegate = [handler]
        let interception = app.delegate.intercept(.willPresentNotification) { _ in Reply([]) }
        app.launch()
        #expect(await presentation() == [])
        #expect(foreign.heard == [])
        interception.cancel()
        #expect(await presentation() == [.banner, .sound])
    }

    private func presentation() async -> UNNotificationPresentationOptions? {
        await withCheckedContinuation { continuation in
            system.deliver(.greeting) { continuation.resume(returning: $0) }
        }
    }
}
