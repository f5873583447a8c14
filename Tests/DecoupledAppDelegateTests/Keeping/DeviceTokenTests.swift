#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// A device token holds for handlers that come later, until another one comes or the registration fails.
@MainActor
struct DeviceTokenTests {
    private let app = IsolatedApp(scenes: SceneManifest())

    @Test func aHandlerAddedLaterIsToldTheDeviceTokenOnce() async {
        let (early, late) = (RecordingHandler.taking(), RecordingHandler())
        app.delegate.remoteNotificationsDelegate = [early]
        app.delegate.application(app.application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1]))
        app.delegate.remoteNotificationsDelegate.append(late)
        #expect(late.events == [])
        await nextTurn()
        #expect(late.events == [.didRegisterForRemoteNotifications])
        #expect(early.events == [.didRegisterForRemoteNotifications])
    }

    @Test func anObserverAddedLaterIsToldTheDeviceTokenToo() async {
        let late = RecordingHandler()
        app.delegate.application(app.application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1]))
        app.delegate.remoteNotificationsDelegate = Handlers { Observing(late) }
        await nextTurn()
        #expect(late.events == [.didRegisterForRemoteNotifications])
    }

    @Test func aHandlerThatIsAddedAgainIsToldTheDeviceTokenAgain() async {
        let handler = RecordingHandler()
        app.delegate.remoteNotificationsDelegate = [handler]
        register(1)
        app.delegate.remoteNotificationsDelegate = []
        app.delegate.remoteNotificationsDelegate = [handler]
        await nextTurn()
        #expect(handler.events == [.didRegisterForRemoteNotifications, .didRegisterForRemoteNotifications])
    }

    @Test func aHandlerThatIsTakenOutBeforeItsTurnIsToldTheDeviceTokenWhenItIsAddedAgain() async {
        let late = RecordingHandler()
        let (delegate, first) = (app.delegate, RecordingHandler())
        first.answer(.didRegisterForRemoteNotifications) { [unowned delegate] _ in
            delegate.remoteNotificationsDelegate.remove(late)
        }
        delegate.remoteNotificationsDelegate = [first, late]
        register(1)
        #expect(late.events == [])
        delegate.remoteNotificationsDelegate.append(late)
        await nextTurn()
        #expect(late.events == [.didRegisterForRemoteNotifications])
    }

    @Test(arguments: [false, true])
    func aHandlerAddedLaterIsNotToldADeviceTokenThatNoLongerHolds(hasFailed: Bool) async {
        let late = TokenProbe()
        register(1)
        if hasFailed { fail() } else { register(2) }
        app.delegate.remoteNotificationsDelegate = [late]
        await nextTurn()
        #expect(late.heard == (hasFailed ? [] : ["token 2"]))
    }

    @Test(arguments: [false, true])
    func aDeviceTokenThatEndsWhileHandlersAreToldItIsToldToTheRestBeforeTheNews(hasFailed: Bool) async {
        let (first, last) = (TokenProbe(), TokenProbe())
        register(1)
        first.whenTold = [{ [self] in if hasFailed { fail() } else { register(2) } }]
        app.delegate.remoteNotificationsDelegate = [first, last]
        await nextTurn()
        let news = hasFailed ? "failure" : "token 2"
        #expect(first.heard == ["token 1", news])
        #expect(last.heard == ["token 1", news])
    }

    @Test func aDeviceTokenThatAConditionRejectsReplacesTheLastOneForEveryHandler() async {
        let (early, late) = (TokenProbe(), TokenProbe())
        app.delegate.remoteNotificationsDelegate = [early]
        register(1)
        let condition = app.delegate.intercept(AppEvent.all(in: \.remoteNotificationsDelegate)) { _ in false }
        register(2)
        app.delegate.remoteNotificationsDelegate.append(late)
        await nextTurn()
        #expect(early.heard == ["token 1"])
        condition.cancel()
        await nextTurn()
        #expect(early.heard == ["token 1", "token 2"])
        #expect(late.heard == ["token 2"])
    }

    @Test func aFailureToRegisterThatAConditionRejectsEndsTheDeviceToken() async {
        let late = TokenProbe()
        register(1)
        let condition = app.delegate.intercept(AppEvent.all(in: \.remoteNotificationsDelegate)) { _ in false }
        fail()
        app.delegate.remoteNotificationsDelegate.append(late)
        condition.cancel()
        await nextTurn()
        #expect(late.heard == [])
    }

    @Test func theDeviceTokenIsNeitherDiscardedNorCountedWithWhatWaits() async {
        let late = RecordingHandler()
        app.delegate.keptEventPolicy.limit = 1
        app.delegate.application(app.application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1]))
        app.open(.page)
        app.delegate.discardKeptEvents()
        app.delegate.remoteNotificationsDelegate = [late]
        await nextTurn()
        #expect(late.events == [.didRegisterForRemoteNotifications])
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerAddedLaterThatDoesNotWantTheDeviceTokenCausesNoEvent() async {
        app.delegate.application(app.application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1]))
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        app.delegate.remoteNotificationsDelegate = [RecordingHandler(wanting: [.didReceiveRemoteNotification])]
        await nextTurn()
        #expect(records.isEmpty)
    }

    @Test func aHandlerThatIsGoneBeforeTheNextTurnIsNotToldTheDeviceToken() async {
        let late = RecordingHandler.taking()
        app.delegate.application(app.application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1]))
        app.delegate.remoteNotificationsDelegate = [late]
        app.delegate.remoteNotificationsDelegate = []
        await nextTurn()
        #expect(late.events == [])
    }

    private func register(_ number: UInt8) {
        app.delegate.application(app.application, didRegisterForRemoteNotificationsWithDeviceToken: Data([number]))
    }

    private func fail() {
        let error = CancellationError()
        app.delegate.application(app.application, didFailToRegisterForRemoteNotificationsWithError: error)
    }
}
#endif
