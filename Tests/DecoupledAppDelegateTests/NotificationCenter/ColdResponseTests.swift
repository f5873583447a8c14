import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A response that launches an app with scenes: it comes with the scene that connects for it, and from the notification center.
@MainActor
struct ColdResponseTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private var system: HeadlessSystem { app.application.system }
    private var center: UNUserNotificationCenter { app.application.notificationCenter }

    init() { unsafe app.application.delegate = app.delegate }

    @Test func theCenterIsAnsweredOnceTheHandlersAreDone() {
        let handler = NotificationProbe(answersAtOnce: false)
        app.delegate.userNotificationsDelegate = [handler]
        var answers = 0
        system.respond(to: .sample()) { if $0 != nil { answers += 1 } }
        #expect(handler.heard == [.didReceiveNotificationResponse])
        #expect(answers == 0)
        handler.finish()
        #expect(answers == 1)
    }

    @Test func theCenterIsAnsweredAtTheDeadlineOfASilentHandler() {
        let handler = NotificationProbe(answersAtOnce: false)
        app.delegate.userNotificationsDelegate = [handler]
        var answers = 0
        system.respond(to: .sample()) { if $0 != nil { answers += 1 } }
        app.clock.advance(by: 28)
        #expect(answers == 0)
        app.clock.advance(by: 1)
        #expect(answers == 1)
    }

    @Test(arguments: [true, false])
    func whatTheCentersOwnDelegateTakesIsNeitherOfferedLaterNorReported(isOffered: Bool) async {
        let foreign = ForeignDelegate()
        center.delegate = foreign
        system.respond(to: .sample())
        let handler = NotificationProbe()
        if isOffered { app.delegate.userNotificationsDelegate = [handler] }
        await nextTurn()
        await nextTurn()
        app.clock.advance(by: 61)
        #expect(foreign.heard == [.didReceiveNotificationResponse])
        #expect(handler.heard == [])
        #expect(app.faults.map(\.reason) == [])
    }

    @Test(arguments: [true, false])
    func anOverrideMayKeepAResponseToItself(hasHandler: Bool) async {
        let handler = NotificationProbe()
        if hasHandler { app.delegate.userNotificationsDelegate = [handler] }
        let own = KeepingCenterDelegate(for: app.delegate)
        center.delegate = own
        system.respond(to: .sample())
        await nextTurn()
        app.clock.advance(by: 61)
        #expect(unsafe own.count == 1)
        #expect(handler.heard == [])
        #expect(app.faults.map(\.reason) == [])
    }

    @Test func aHandlerThatTheRootScreenAddsReceivesItBesideTheCentersFormerDelegate() async {
        let (handler, foreign) = (NotificationProbe(), ForeignDelegate())
        center.delegate = foreign
        app.delegate.sceneConnectionDelegate = [
            Handling(.sceneWillConnect) { [unowned app] _ in app.delegate.userNotificationsDelegate = [handler] }
        ]
        system.respond(to: .sample())
        await nextTurn()
        await nextTurn()
        #expect(handler.heard == [.didReceiveNotificationResponse])
        #expect(foreign.heard == [.didReceiveNotificationResponse])
    }
}

private final class KeepingCenterDelegate: UserNotificationCenterDelegate {
    nonisolated(unsafe) private(set) var count = 0

    override class var overriddenEvents: Set<AppEvent>? { [.didReceiveNotificationResponse] }

    override func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        unsafe count += 1
        completionHandler()
    }
}
