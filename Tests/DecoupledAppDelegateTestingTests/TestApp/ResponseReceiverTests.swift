#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Testing

/// Who receives the response to a push is the same in a test app as in the application that is launched.
@MainActor
struct ResponseReceiverTests {
    nonisolated enum Setup: CaseIterable {
        case nothing, keptWithoutHandlers, closure, presentingHandler, handler
    }

    @Test(arguments: Setup.allCases)
    func aTestAppSendsAResponseToWhomTheApplicationSendsIt(setup: Setup) async {
        let heard = AppDelegate(roles: Roles())
        let launched = Witness(heard, setup)
        let application = UIApplication()
        application.system.configuration.sources = []
        application.system.configuration.sceneManifest = nil
        unsafe application.delegate = heard
        application.system.launch()
        let push = UNNotificationRequest(identifier: "1", content: .init(), trigger: UNPushNotificationTrigger())
        application.system.respond(to: UNNotification(request: push))

        let app = TestApp()
        let played = Witness(app.delegate, setup)
        app.launch()
        await app.respond(to: app.makeResponse(to: ["aps": [String: String]()]))

        #expect(played.events == launched.events)
    }

    @Test func aResponseThatIsKeptReachesTheHandlerThatIsAddedLater() async {
        let app = TestApp()
        app.delegate.keptEventPolicy.respondsWithoutHandlers = true
        app.launch()
        await app.respond(to: app.makeResponse(to: [:]))
        let late = RecordingHandler()
        app.delegate.userNotificationsDelegate = [late]
        await app.settle()
        #expect(late.events == [.didReceiveNotificationResponse])
    }

    /// What an app delegate's handlers and closures have received.
    @MainActor private final class Witness {
        private let handlers = [RecordingHandler(wanting: [.willPresentNotification]), RecordingHandler()]
        private let pushes = RecordingHandler()
        private var closures: [AppEvent] = []

        init(_ delegate: AppDelegate, _ setup: Setup) {
            delegate.remoteNotificationsDelegate = [pushes]
            switch setup {
            case .nothing: break
            case .keptWithoutHandlers: delegate.keptEventPolicy.respondsWithoutHandlers = true
            case .closure:
                delegate.intercept(.didReceiveNotificationResponse) { [weak self] in
                    self?.closures.append(.didReceiveNotificationResponse)
                    return $0.next()
                }
            case .presentingHandler: delegate.userNotificationsDelegate = [handlers[0]]
            case .handler: delegate.userNotificationsDelegate = [handlers[1]]
            }
        }

        var events: [AppEvent] { handlers.flatMap(\.events) + pushes.events + closures }
    }
}
#endif
