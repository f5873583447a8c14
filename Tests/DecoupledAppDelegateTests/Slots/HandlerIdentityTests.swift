import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import TestSupport
import Testing

/// A handler is known by being the same object, and by nothing that outlives it.
@MainActor
struct HandlerIdentityTests {
    private let app = IsolatedApp()

    @Test(.disabled(if: Sanitizer.isForAddresses, "the address sanitizer keeps memory that is freed"))
    func aNewHandlerAtTheAddressOfADeadOneIsANewHandler() throws {
        var successor: Choosy?
        var attempts = 0
        // Another thread may get the memory first; then another handler dies.
        while successor == nil, attempts < 100 {
            successor = successorOfADeadHandler()
            attempts += 1
        }
        let handler = try #require(successor)
        app.delegate.urlDelegate.append(handler)
        #expect(app.open())
    }

    private func successorOfADeadHandler() -> Choosy? {
        let address = addWeakHandlerThatDies()
        var others: [Choosy] = []
        while others.last.map(ObjectIdentifier.init) != address, others.count < 1_000 {
            others.append(Choosy(wants: true))
        }
        return others.last { ObjectIdentifier($0) == address }
    }

    private func addWeakHandlerThatDies() -> ObjectIdentifier {
        let handler = Choosy(wants: false)
        app.delegate.urlDelegate = Handlers { Weak(handler) }
        #expect(!app.open())
        return ObjectIdentifier(handler)
    }
}

/// A handler's `handles(_:)` decides whether it is asked.
@MainActor
struct UnhandledEventTests {
    private let app = IsolatedApp()

    @Test func aHandlerThatDoesNotHandleAnEventIsNotAskedAndOthersAre() {
        var record: EventRecord?
        let (refusing, taking) = (Choosy(wants: false), Choosy(wants: true))
        app.delegate.urlDelegate = [refusing, taking]
        app.delegate.onRecord = { record = $0 }
        #expect(app.open())
        #expect(refusing.calls == 0)
        #expect(taking.calls == 1)
        #expect(record?.notAsked.map(\.reason) == [.notHandled])
        #expect(record?.notAsked.map { "\($0)" } == ["Choosy not called: does not handle the event"])
    }

    @Test func itIsAskedOnceItsAnswerHasChangedAndTheAppDelegateWasTold() {
        let handler = Choosy(wants: false)
        app.delegate.urlDelegate = [handler]
        #expect(!app.open())
        handler.wants = true
        app.delegate.refreshResponses()
        #expect(app.open())
        #expect(app.responds(to: .openURL))
    }

    @Test func aKeptEventIsDeliveredToAHandlerThatHasComeToWantIt() async {
        let handler = Choosy(wants: false)
        app.delegate.urlDelegate = [handler]
        app.open()
        handler.wants = true
        app.delegate.refreshResponses()
        await nextTurn()
        #expect(handler.calls == 1)
    }

    @Test func anEventThatWasReleasedIsDeliveredToAHandlerThatHasComeToWantIt() async {
        let handler = Choosy(wants: false)
        app.delegate.urlDelegate = [handler]
        let lock = app.delegate.intercept([.openURL], key: "lock", admitting: { _ in false }, keepingRejected: true)
        app.open()
        lock.cancel()
        await nextTurn()
        await nextTurn()
        handler.wants = true
        app.delegate.refreshResponses()
        await nextTurn()
        #expect(handler.calls == 1)
    }

    #if RemoteNotifications
    @Test func theDeviceTokenIsDeliveredToAHandlerThatHasComeToWantItAfterAnotherOneWasAdded() async {
        let (late, added) = (RecordingHandler(wanting: []), RecordingHandler())
        app.delegate.remoteNotificationsDelegate = [RecordingHandler(), late]
        app.delegate.application(app.application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1]))
        app.delegate.remoteNotificationsDelegate.append(added)
        await nextTurn()
        #expect(added.events == [.didRegisterForRemoteNotifications])
        late.wantedEvents = nil
        app.delegate.refreshResponses()
        await nextTurn()
        #expect(late.events == [.didRegisterForRemoteNotifications])
    }

    @Test func theDeviceTokenIsDeliveredToAHandlerThatHasComeToWantIt() async {
        let (early, late) = (RecordingHandler(), RecordingHandler(wanting: []))
        app.delegate.remoteNotificationsDelegate = [early, late]
        app.delegate.application(app.application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1]))
        late.wantedEvents = nil
        app.delegate.refreshResponses()
        await nextTurn()
        #expect(late.events == [.didRegisterForRemoteNotifications])
        #expect(early.events == [.didRegisterForRemoteNotifications])
    }
    #endif
}

private final class Choosy: URLDelegate {
    var wants: Bool
    private(set) var calls = 0

    init(wants: Bool) {
        self.wants = wants
    }

    func handles(_ event: AppEvent) -> Bool { wants }

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        calls += 1
        return true
    }
}
