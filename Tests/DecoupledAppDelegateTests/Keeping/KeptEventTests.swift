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

    @Test func aHandlerThatDiscardsWhatWaitsAtTheFirstFaultGetsNoMore() async {
        app.delegate.keptEventPolicy.limit = 3
        for number in 1...3 { receive(number) }
        app.delegate.keptEventPolicy.limit = 1
        var slots: [String] = []
        app.delegate.onFault = { [unowned delegate = app.delegate] in
            slots.append($0.slot)
            delegate.discardKeptEvents()
        }
        receive(4)
        #expect(slots == ["urlDelegate"])
    }

    @Test func whatIsCapturedInAKeptEventMayLookAtKeptEventsAsItIsDiscarded() {
        let journal = Journal()
        do {
            let parting = Departing { [delegate = app.delegate] in
                delegate.discardKeptEvents()
                delegate.urlDelegate = []
                journal.note("gone")
            }
            app.delegate.keptEventPolicy.respondsWithoutHandlers = true
            app.open(options: [.annotation: parting])
        }
        #expect(journal.lines == [])
        app.delegate.discardKeptEvents()
        #expect(journal.lines == ["gone"])
    }

    private func url(_ number: Int) -> URL { URL(fileURLWithPath: "/\(number)") }

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
