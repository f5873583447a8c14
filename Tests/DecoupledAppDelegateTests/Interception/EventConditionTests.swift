import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// One condition for many events, such as that the launch has not failed.
@MainActor
struct EventConditionTests {
    private let app = IsolatedApp()
    private let journal = Journal()
    private var delegate: AppDelegate { app.delegate }

    @Test func whatIsTurnedAwayIsAnsweredAsByAnEmptySlot() async throws {
        let recorder = RecordingHandler.taking()
        delegate.roles = Roles(recorder)
        delegate.intercept(AppEvent.allCases, key: "launch") { _ in false }
        for role in RoleCase.all {
            for event in role.events { _ = event.tell(delegate, app.application) }
        }
        let result = try await delegate.deliver(.performFetch).value
        #expect(result == .noData)
        #expect(!app.open())
        #expect(delegate.deliver(.shouldAutomaticallyLocalizeKeyCommands))
        #expect(recorder.events == [])
    }

    @Test func whatMeetsTheConditionPasses() {
        let launch = Launch()
        delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        delegate.intercept([.openURL], key: "ready") { _ in launch.isReady }
        #expect(!app.open())
        launch.isReady = true
        #expect(app.open())
        #expect(journal.lines == ["handler"])
    }

    @Test func theConditionIsToldWhichEventItIs() {
        delegate.urlDelegate = [Probe("url", claims: true, in: journal)]
        delegate.systemConditionsDelegate = [Probe("conditions", in: journal)]
        delegate.intercept([.openURL, .didReceiveMemoryWarning], key: "some") { $0 == .openURL }
        app.open()
        delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(journal.lines == ["url"])
    }

    @Test func anotherEventIsNotAskedAbout() {
        var asked: [AppEvent] = []
        delegate.systemConditionsDelegate = [Probe("conditions", in: journal)]
        delegate.intercept([.openURL], key: "url") {
            asked.append($0); return false
        }
        delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(journal.lines == ["conditions"])
        #expect(asked.isEmpty)
    }

    @Test func neitherInterceptionsNorObserversHearOfIt() {
        delegate.urlDelegate = Handlers { Observing(Probe("observer", in: journal)) }
        delegate.intercept(.openURL) { [journal] in
            journal.note("closure")
            return $0.next()
        }
        let condition = delegate.intercept([.openURL], key: "no") { _ in false }
        app.open()
        #expect(journal.lines.isEmpty)
        condition.cancel()
        app.open()
        #expect(journal.lines == ["closure", "observer"])
    }

    @Test func everyConditionHasToAdmitIt() {
        delegate.urlDelegate = [Probe("handler", in: journal)]
        delegate.intercept([.openURL], key: "one") { _ in true }
        delegate.intercept([.openURL], key: "other") { _ in false }
        app.open()
        #expect(journal.lines.isEmpty)
    }

    @Test func whatTheAppDelegateRespondsToStays() {
        delegate.intercept(AppEvent.allCases, key: "all") { _ in false }
        #expect(!app.responds(to: .openURL))
        delegate.urlDelegate = [Probe("handler", in: journal)]
        #expect(app.responds(to: .openURL))
    }

    @Test func whatIsTurnedAwayIsNotKept() async {
        let condition = delegate.intercept([.openURL, .performShortcutAction], key: "no") { _ in false }
        app.open()
        condition.cancel()
        delegate.urlDelegate = [Probe("handler", in: journal)]
        await nextTurn()
        #expect(journal.lines.isEmpty)
    }

    @Test(arguments: [true, false])
    func whatAClosedConditionHoldsBackIsDeliveredWhenItIsRemovedOrReplaced(isRemoved: Bool) async {
        app.open()
        let condition = delegate.intercept([.openURL], key: "no") { _ in false }
        delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        await nextTurn()
        #expect(journal.lines.isEmpty)
        if isRemoved { condition.cancel() } else { delegate.intercept([.openURL], key: "no") { _ in true } }
        #expect(journal.lines.isEmpty)
        await nextTurn()
        #expect(journal.lines == ["handler"])
    }

    @Test func whatIsHeldBackIsDeliveredWhenTheAppSaysThatAConditionIsMet() async {
        let launch = Launch()
        app.open()
        delegate.intercept([.openURL], key: "ready") { _ in launch.isReady }
        delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        delegate.offerKeptEvents()
        await nextTurn()
        #expect(journal.lines.isEmpty)
        launch.isReady = true
        delegate.offerKeptEvents()
        await nextTurn()
        #expect(journal.lines == ["handler"])
    }

    @Test func aClosureThatIsAddedOrRemovedOffersNothing() async {
        let launch = Launch()
        app.open()
        delegate.intercept([.openURL], key: "ready") { _ in launch.isReady }
        delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        await nextTurn()
        launch.isReady = true
        delegate.intercept(.didReceiveMemoryWarning) { $0.next() }.cancel()
        await nextTurn()
        #expect(journal.lines.isEmpty)
    }

    @Test func whatIsHeldBackUntilItsTimeIsUpIsAFault() async {
        app.open()
        delegate.intercept([.openURL], key: "no") { _ in false }
        delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        await nextTurn()
        app.clock.advance(by: 60)
        #expect(app.faults.map(\.reason.name) == ["expired"])
    }

    @Test func aConditionIsAskedOnceAboutWhatWasKept() async {
        var asked = 0
        app.open()
        delegate.intercept([.openURL], key: "counting") { _ in
            asked += 1
            return true
        }
        delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        await nextTurn()
        #expect(journal.lines == ["handler"])
        #expect(asked == 1)
    }

    #if RemoteNotifications
    @Test func aHandlerThatIsAddedWhileAConditionIsNotMetIsToldTheDeviceTokenWhenItIsGone() async {
        let late = RecordingHandler()
        delegate.application(app.application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1]))
        let condition = delegate.intercept([.didRegisterForRemoteNotifications], key: "no") { _ in false }
        delegate.remoteNotificationsDelegate = [late]
        await nextTurn()
        #expect(late.events == [])
        condition.cancel()
        await nextTurn()
        #expect(late.events == [.didRegisterForRemoteNotifications])
        delegate.offerKeptEvents()
        await nextTurn()
        #expect(late.events.count == 1)
    }
    #endif

    @Test func aRecordShowsThatNobodyWasAsked() {
        var records: [EventRecord] = []
        delegate.onRecord = { records.append($0) }
        delegate.urlDelegate = [Probe("handler", in: journal)]
        delegate.intercept([.openURL, .performFetch], key: "no") { _ in false }
        app.open()
        _ = app.fetch()
        #expect(records.map(\.event) == [.openURL, .performFetch])
        #expect(records.map(\.answer) == ["false", "noData"])
        #expect(records.allSatisfy { $0.asked.isEmpty })
    }

    @Test func whatAConditionCapturedMaySendEventsAsItGoes() {
        var answers: [Bool] = []
        delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        do {
            let parting = Departing { [app] in answers.append(app.open()) }
            delegate.intercept([.openURL], key: "lock") { _ in !parting.isThere }
        }
        #expect(!app.open())
        delegate.intercept([.openURL], key: "lock") { _ in true }
        #expect(answers == [true])
    }

    @Test func theEventsOfARoleAreThoseOfItsSlot() {
        #expect(AppEvent.all(in: \.urlDelegate) == [.openURL])
        #expect(AppEvent.all(in: \.healthDelegate) == [.shouldRequestHealthAuthorization])
        #expect(AppEvent.all(in: \.systemConditionsDelegate) == [.didReceiveMemoryWarning, .significantTimeChange])
    }
}

@MainActor
private final class Launch {
    var isReady = false
}
