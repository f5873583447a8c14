#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// The result of registering for remote notifications that comes while nobody is in the slot, in an app whose events are kept for later.
@MainActor
struct KeptRegistrationTests {
    private let app = IsolatedApp()

    nonisolated private static let events: [AppEvent] = [
        .didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications,
    ]

    init() {
        app.delegate.keptEventPolicy.respondsWithoutHandlers = true
    }

    @Test(arguments: events)
    func theMethodIsThereForAnEmptySlot(event: AppEvent) {
        #expect(app.responds(to: event))
        app.delegate.keptEventPolicy.respondsWithoutHandlers = false
        #expect(!app.responds(to: event))
    }

    @Test func theMethodsOfPushesAreNotThereForAnEmptySlot() {
        #expect(!app.responds(to: .didReceiveRemoteNotification))
    }

    @Test(arguments: [true, false])
    func aResultThatArrivesWhileTheSlotIsEmptyReachesTheNextHandlerOnce(isToken: Bool) async {
        app.launch()
        await register(isToken ? 1 : nil)
        let (first, second) = (TokenProbe(), TokenProbe())
        app.delegate.remoteNotificationsDelegate = [first]
        await nextTurn()
        let news = isToken ? "token 1" : "failure"
        #expect(first.heard == [news])
        app.delegate.remoteNotificationsDelegate.append(second)
        await nextTurn()
        #expect(first.heard == [news])
        #expect(second.heard == [news])
    }

    @Test(arguments: [true, false])
    func aResultThatArrivesAfterThePolicyHasChangedReachesTheNextHandler(isToken: Bool) async {
        app.delegate.keptEventPolicy.respondsWithoutHandlers = false
        app.launch()
        app.delegate.keptEventPolicy.respondsWithoutHandlers = true
        await nextTurn()
        await register(isToken ? 1 : nil)
        let late = TokenProbe()
        app.delegate.remoteNotificationsDelegate = [late]
        await nextTurn()
        #expect(late.heard == [isToken ? "token 1" : "failure"])
    }

    @Test(arguments: [true, false])
    func theLastResultTakesThePlaceOfTheOneBefore(isToken: Bool) async {
        app.launch()
        await register(isToken ? nil : 1)
        await register(isToken ? 1 : nil)
        let late = TokenProbe()
        app.delegate.remoteNotificationsDelegate = [late]
        await nextTurn()
        #expect(late.heard == [isToken ? "token 1" : "failure"])
    }

    @Test func aFailureReachesAHandlerThatComesLaterThoughAnotherHasReceivedIt() async {
        app.delegate.remoteNotificationsDelegate = [TokenProbe()]
        app.launch()
        await register(nil)
        let late = TokenProbe()
        app.delegate.remoteNotificationsDelegate.append(late)
        await nextTurn()
        #expect(late.heard == ["failure"])
    }

    @Test func aFailureReachesAnObserverThatComesLater() async {
        app.launch()
        await register(nil)
        let late = TokenProbe()
        app.delegate.remoteNotificationsDelegate = Handlers { Observing(late) }
        await nextTurn()
        #expect(late.heard == ["failure"])
    }

    @Test func aFailureThatAConditionRejectsReachesTheHandlersWhenItAdmitsIt() async {
        let handler = TokenProbe()
        app.delegate.remoteNotificationsDelegate = [handler]
        app.launch()
        let condition = app.delegate.intercept(Self.events) { _ in false }
        await register(nil)
        #expect(handler.heard == [])
        condition.cancel()
        await nextTurn()
        #expect(handler.heard == ["failure"])
    }

    @Test func aFailureTakesNoPlaceFromWhatWaitsAndDoesNotExpire() async {
        app.delegate.keptEventPolicy.limit = 1
        app.launch()
        app.application.system.open(.page)
        await register(nil)
        app.clock.advance(by: 59)
        let (late, links) = (TokenProbe(), URLProbe())
        app.delegate.urlDelegate = [links]
        await nextTurn()
        #expect(links.urls == [.page])
        app.clock.advance(by: 60)
        app.delegate.remoteNotificationsDelegate = [late]
        await nextTurn()
        #expect(late.heard == ["failure"])
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: [true, false])
    func aTestAppKeepsTheResultAsTheApplicationDoes(isToken: Bool) async {
        let app = TestApp()
        app.delegate.keptEventPolicy.respondsWithoutHandlers = true
        app.launch()
        if isToken {
            app.registerForRemoteNotifications(deviceToken: Data([1]))
        } else {
            app.failToRegisterForRemoteNotifications(with: CancellationError())
        }
        let late = TokenProbe()
        app.delegate.remoteNotificationsDelegate = [late]
        await app.settle()
        #expect(late.heard == [isToken ? "token 1" : "failure"])
    }

    /// Has the app register, with a token or in vain.
    private func register(_ token: UInt8?) async {
        app.application.system.configuration.remoteNotificationRegistration =
            token.map { .success(Data([$0])) } ?? .failure(CancellationError())
        app.application.registerForRemoteNotifications()
        await nextTurn()
    }
}
#endif
