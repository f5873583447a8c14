#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import DecoupledAppDelegateTesting
import Testing

/// The registration for remote notifications, of which nothing tells but the delegate's methods.
@MainActor
struct StatusOfRegistrationTests {
    private static let registrationEvents: [AppEvent] = [
        .didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications,
    ]

    private let app = IsolatedApp()
    private let token = Data([1, 2, 3])
    private var status: AppStatus { app.delegate.status }
    private var system: HeadlessSystem { app.application.system }

    @Test func theMethodsAreAnnouncedOnceTheStatusIsOn() {
        #expect(!Self.registrationEvents.contains(where: app.responds))
        _ = status
        #expect(Self.registrationEvents.allSatisfy(app.responds))
        #expect(!app.responds(to: .didReceiveRemoteNotification))
    }

    @Test func nothingElseIsAnnounced() {
        let before = AppEvent.allCases.filter(app.responds)
        _ = status
        #expect(AppEvent.allCases.filter(app.responds).filter { !before.contains($0) } == Self.registrationEvents)
    }

    @Test func theMethodsStayAnnouncedWhenHandlersComeAndGo() {
        _ = status
        app.delegate.remoteNotificationsDelegate = [RecordingHandler()]
        #expect(app.responds(to: .didReceiveRemoteNotification))
        app.delegate.remoteNotificationsDelegate = []
        app.delegate.keptEventPolicy.respondsWithoutHandlers = true
        #expect(Self.registrationEvents.allSatisfy(app.responds))
    }

    @Test func aTokenIsKnownThoughNoHandlerWantsIt() async {
        _ = status
        app.launch()
        await register(.success(token))
        #expect(status.remoteNotificationRegistration?.deviceToken == token)
        #expect(status.remoteNotificationRegistration?.error == nil)
        #expect(status.deviceToken == token)
    }

    @Test func aFailureIsKnownAndTakesTheTokensPlace() async {
        _ = status
        app.launch()
        await register(.success(token))
        await register(.failure(NoNetwork()))
        #expect(status.deviceToken == nil)
        #expect(status.remoteNotificationRegistration?.error is NoNetwork)
    }

    @Test func theSameTokenOrFailureAgainIsNoChange() async {
        let journal = Journal()
        let observation = status.observe(\.remoteNotificationRegistration) { _ in journal.note("registration") }
        app.launch()
        for _ in 1...2 { await register(.success(token)) }
        #expect(journal.take().count == 1)
        for _ in 1...2 { await register(.failure(NoNetwork())) }
        #expect(journal.take().count == 1)
        await register(.failure(CancellationError()))
        #expect(journal.take().count == 1)
        withExtendedLifetime(observation) {}
    }

    @Test func handlersFindTheStatusAsTheEventSaysItIs() async {
        let handler = TokenReader(status)
        app.delegate.remoteNotificationsDelegate = [handler]
        app.launch()
        await register(.success(token))
        #expect(handler.tokens == [token])
        await register(.failure(NoNetwork()))
        #expect(handler.tokens == [token, nil])
    }

    @Test func aTokenThatCameBeforeTheStatusWasOnIsTakenOver() async {
        app.delegate.remoteNotificationsDelegate = [RecordingHandler()]
        app.launch()
        await register(.success(token))
        app.delegate.remoteNotificationsDelegate = []
        #expect(status.deviceToken == token)
    }

    @Test func aStatusThatIsSwitchedOnLateHasTheSystemAskAgain() async {
        app.launch()
        await register(.success(token))
        #expect(status.deviceToken == nil)
        await nextTurn()
        await register(.success(token))
        #expect(status.deviceToken == token)
    }

    private func register(_ result: Result<Data, any Error>) async {
        system.configuration.remoteNotificationRegistration = result
        app.application.registerForRemoteNotifications()
        await nextTurn()
    }
}

private struct NoNetwork: Error {}

@MainActor
private final class TokenReader: RemoteNotificationsDelegate {
    private let status: AppStatus
    private(set) var tokens: [Data?] = []

    init(_ status: AppStatus) {
        self.status = status
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        tokens.append(status.deviceToken)
    }

    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        tokens.append(status.deviceToken)
    }
}
#endif
