import DecoupledAppDelegate
import Testing

/// A response reaches the handlers once, however the system tells of it.
@MainActor
struct NotificationResponseTests {
    private let handler = NotificationProbe()

    @Test(arguments: [true, false])
    func aTapAtAColdStartIsDeliveredOnce(hasScenes: Bool) {
        let app = IsolatedApp(scenes: hasScenes ? SceneManifest() : nil)
        app.delegate.userNotificationsDelegate = [handler]
        unsafe app.application.delegate = app.delegate
        var isDone = false
        app.application.system.respond(to: UNNotification(request: .greeting)) { isDone = $0 != nil }
        #expect(handler.heard == [.didReceiveNotificationResponse])
        #expect(isDone)
    }

    @Test func aTapThatCameBeforeAnyHandlerIsGivenOnce() async {
        let app = IsolatedApp(scenes: SceneManifest())
        unsafe app.application.delegate = app.delegate
        app.application.system.respond(to: UNNotification(request: .greeting))
        app.delegate.userNotificationsDelegate = [handler]
        await nextTurn()
        #expect(handler.heard == [.didReceiveNotificationResponse])
        app.delegate.userNotificationsDelegate.append(NotificationProbe())
        await nextTurn()
        #expect(handler.heard.count == 1)
    }

    @Test func responsesToDifferentNotificationsAreAllDelivered() {
        let app = IsolatedApp(scenes: SceneManifest())
        app.delegate.userNotificationsDelegate = [handler]
        app.launch()
        for number in 1...20 {
            let content = UNNotificationContent()
            let request = UNNotificationRequest(identifier: "\(number)", content: content, trigger: nil)
            app.application.system.respond(to: UNNotification(request: request))
        }
        #expect(handler.heard.count == 20)
    }
}
