import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// Events that come while their slot is empty wait for a handler, a limited number for a limited time.
@MainActor
struct KeptEventTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let handler = URLProbe()
    private var system: HeadlessSystem { app.application.system }

    @Test func aURLThatCameBeforeItsHandlerIsGivenOnceOnTheNextTurn() async {
        system.launchReason = .url(.page)
        app.launch()
        app.delegate.urlDelegate = [handler]
        #expect(handler.urls == [])
        await nextTurn()
        #expect(handler.urls == [.page])
        let late = URLProbe()
        app.delegate.urlDelegate = [late]
        await nextTurn()
        #expect(late.urls == [])
    }

    @Test func keptURLsGoThroughANormalPass() async {
        receive(1)
        receive(2)
        let last = URLProbe()
        app.delegate.urlDelegate = [handler]
        app.delegate.urlDelegate.append(last)
        await nextTurn()
        #expect(handler.urls == [url(1), url(2)])
        #expect(last.urls == [])
    }

    @Test(arguments: [(59.0, 1), (60.0, 0)])
    func whatWaitsExpiresAfterAMinute(seconds: Double, expected: Int) async {
        receive(1)
        app.clock.advance(by: seconds)
        await fill()
        #expect(handler.urls.count == expected)
    }

    @Test func atMostSixteenEventsWaitAndTheOldestGoesFirst() async {
        for number in 1...17 { receive(number) }
        await fill()
        #expect(handler.urls == (2...17).map(url))
    }

    @Test func limitAndLifetimeCanBeSet() async {
        app.delegate.keptEventPolicy.limit = 2
        app.delegate.keptEventPolicy.lifetime = 5
        for number in 1...3 { receive(number) }
        app.clock.advance(by: 4)
        receive(4)
        app.clock.advance(by: 1)
        await fill()
        #expect(handler.urls == [url(4)])
    }

    @Test func whatWaitsCanBeDiscarded() async {
        receive(1)
        app.delegate.discardKeptEvents()
        await fill()
        #expect(handler.urls == [])
    }

    @Test func anEventWhoseSlotIsEmptiedAgainWaitsNoLongerThanItWould() async {
        receive(1)
        app.clock.advance(by: 40)
        app.delegate.urlDelegate = [URLProbe()]
        app.delegate.urlDelegate = []
        await nextTurn()
        app.clock.advance(by: 30)
        await fill()
        #expect(handler.urls == [])
    }

    @Test(arguments: [(9.0, 1), (10.0, 0)])
    func theLifetimeCountsFromTheArrivalThoughAnEventIsKeptAgain(seconds: Double, expected: Int) async {
        receive(1)
        receive(2)
        app.clock.advance(by: 50)
        app.delegate.urlDelegate = [leaving {}]
        await nextTurn()
        app.clock.advance(by: seconds)
        await fill()
        #expect(handler.urls == Array(repeating: url(2), count: expected))
    }

    @Test func anEventThatIsKeptAgainGoesBeforeLaterOnes() async {
        receive(1)
        receive(2)
        app.delegate.urlDelegate = [leaving { receive(3) }]
        await nextTurn()
        await fill()
        #expect(handler.urls == [url(2), url(3)])
    }

    @Test func whatComesWhileKeptEventsAreDeliveredWaitsForTheNextTurn() async {
        receive(1)
        app.delegate.urlDelegate = [
            leaving {
                receive(2)
                app.delegate.urlDelegate = [handler]
            }
        ]
        var urls: [URL]?
        DispatchQueue.main.async { [handler] in urls = handler.urls }
        await nextTurn()
        await nextTurn()
        #expect(urls == [])
        #expect(handler.urls == [url(2)])
    }

    @Test(arguments: [0, -1, -Double.infinity])
    func aLifetimeThatLeavesNoTimeKeepsNothing(lifetime: Double) async {
        app.delegate.keptEventPolicy.lifetime = lifetime
        receive(1)
        #expect(app.clock.scheduledCount == 0)
        await fill()
        #expect(handler.urls == [])
    }

    @Test func aLifetimeThatIsNotANumberIsIgnored() {
        receive(1)
        app.delegate.keptEventPolicy.lifetime = .nan
        #expect(app.delegate.keptEventPolicy == KeptEventPolicy())
        receive(2)
        app.clock.advance(by: 60)
        #expect(app.clock.scheduledCount == 0)
    }

    @Test func aHandlerThatIsInTheSlotAndClaimsNothingIsNotAskedAgain() async {
        let journal = Journal()
        app.delegate.urlDelegate = [Probe("refusing", in: journal)]
        receive(1)
        await fill()
        #expect(journal.lines == ["refusing"])
        #expect(handler.urls == [])
    }

    @Test func otherEventsAreKeptToo() async {
        let late = RecordingHandler.taking()
        system.launchReason = .background
        app.launch()
        system.connectScene(
            options: UIScene.ConnectionOptions(
                userActivities: [NSUserActivity(activityType: "type")],
                notificationResponse: UNNotificationResponse(notification: UNNotification(request: .greeting)),
                shortcutItem: UIApplicationShortcutItem(type: "type", localizedTitle: "title")
            )
        )
        app.delegate.activityContinuationDelegate = [late]
        app.delegate.shortcutItemDelegate = [late]
        app.delegate.userNotificationsDelegate = [late]
        await nextTurn()
        #expect(late.events == [.continueUserActivity, .performShortcutAction, .didReceiveNotificationResponse])
    }

    @Test func methodsAreAnnouncedForEmptySlotsIfThePolicySaysSo() async {
        let app = IsolatedApp()
        app.delegate.keptEventPolicy.respondsWithoutHandlers = true
        for event: AppEvent in [.openURL, .continueUserActivity, .performShortcutAction, .didFinishLaunching] {
            #expect(app.responds(to: event))
        }
        app.launch()
        #expect(app.application.system.open(.page) == false)
        app.delegate.urlDelegate = [handler]
        await nextTurn()
        #expect(handler.urls == [.page])
    }

    @Test func methodsAreNotAnnouncedForEmptySlotsOtherwise() {
        for event: AppEvent in [.openURL, .continueUserActivity, .performShortcutAction, .didFinishLaunching] {
            #expect(!app.responds(to: event))
        }
    }

    #if RemoteNotifications
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
        first.answer(.didRegisterForRemoteNotifications, by: { _ in delegate.remoteNotificationsDelegate.remove(late) })
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
    func aDeviceTokenThatEndsWhileHandlersAreToldItIsNotToldToTheRest(hasFailed: Bool) async {
        let (first, last) = (TokenProbe(), TokenProbe())
        register(1)
        first.whenToldFirst = { [self] in if hasFailed { fail() } else { register(2) } }
        app.delegate.remoteNotificationsDelegate = [first, last]
        await nextTurn()
        let news = hasFailed ? "failure" : "token 2"
        #expect(first.heard == ["token 1", news])
        #expect(last.heard == [news])
    }

    @Test func aHandlerThatDiscardsWhatWaitsAtTheFirstFaultGetsNoMore() async {
        app.delegate.keptEventPolicy.limit = 3
        for number in 1...3 { receive(number) }
        app.delegate.keptEventPolicy.limit = 1
        var slots: [String] = []
        app.delegate.onFault = { [delegate = app.delegate] in
            slots.append($0.slot)
            delegate.discardKeptEvents()
        }
        receive(4)
        #expect(slots == ["urlDelegate"])
    }

    @Test func theDeviceTokenIsNeitherDiscardedNorCountedWithWhatWaits() async {
        let late = RecordingHandler()
        app.delegate.keptEventPolicy.limit = 1
        app.delegate.application(app.application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1]))
        receive(1)
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
    #endif

    private func url(_ number: Int) -> URL { URL(fileURLWithPath: "/\(number)") }

    private func register(_ number: UInt8) {
        app.delegate.application(app.application, didRegisterForRemoteNotificationsWithDeviceToken: Data([number]))
    }

    private func fail() {
        let error = CancellationError()
        app.delegate.application(app.application, didFailToRegisterForRemoteNotificationsWithError: error)
    }

    private func receive(_ number: Int) {
        app.open(url(number))
    }

    /// Returns a handler that leaves its slot when it is called, and then does something.
    private func leaving(_ action: @escaping () -> Void) -> any URLDelegate {
        Handling(.openURL) { [delegate = app.delegate] _ in
            delegate.urlDelegate = []
            action()
            return true
        }
    }

    private func fill() async {
        app.delegate.urlDelegate = [handler]
        await nextTurn()
    }
}

private final class TokenProbe: RemoteNotificationsDelegate {
    private(set) var heard: [String] = []
    var whenToldFirst: (() -> Void)?

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        heard.append("token \(deviceToken[0])")
        let action = whenToldFirst
        whenToldFirst = nil
        action?()
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        heard.append("failure")
    }
}
