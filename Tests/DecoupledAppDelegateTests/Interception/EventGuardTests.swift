import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// One condition for many events, such as that the launch has not failed.
@MainActor
struct EventGuardTests {
    private let app = IsolatedApp()
    private let journal = Journal()
    private var delegate: AppDelegate { app.delegate }

    @Test func whatIsTurnedAwayIsAnsweredAsByAnEmptySlot() async throws {
        let recorder = RecordingHandler.taking()
        delegate.roles = Roles(recorder)
        delegate.guards["launch"] = EventGuard(AppEvent.allCases) { _ in false }
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
        delegate.guards["ready"] = EventGuard([.openURL]) { _ in launch.isReady }
        #expect(!app.open())
        launch.isReady = true
        #expect(app.open())
        #expect(journal.lines == ["handler"])
    }

    @Test func theConditionIsToldWhichEventItIs() {
        delegate.urlDelegate = [Probe("url", claims: true, in: journal)]
        delegate.systemConditionsDelegate = [Probe("conditions", in: journal)]
        delegate.guards["some"] = EventGuard([.openURL, .didReceiveMemoryWarning]) { $0 == .openURL }
        app.open()
        delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(journal.lines == ["url"])
    }

    @Test func anotherEventIsNotAskedAbout() {
        var asked: [AppEvent] = []
        delegate.systemConditionsDelegate = [Probe("conditions", in: journal)]
        delegate.guards["url"] = EventGuard([.openURL]) {
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
        delegate.guards["no"] = EventGuard([.openURL]) { _ in false }
        app.open()
        #expect(journal.lines.isEmpty)
        delegate.guards["no"] = nil
        app.open()
        #expect(journal.lines == ["closure", "observer"])
    }

    @Test func everyGuardHasToLetItPass() {
        delegate.urlDelegate = [Probe("handler", in: journal)]
        delegate.guards["one"] = EventGuard([.openURL]) { _ in true }
        delegate.guards["other"] = EventGuard([.openURL]) { _ in false }
        app.open()
        #expect(journal.lines.isEmpty)
    }

    @Test func whatTheAppDelegateRespondsToStays() {
        delegate.guards["all"] = EventGuard(AppEvent.allCases) { _ in false }
        #expect(!app.responds(to: .openURL))
        delegate.urlDelegate = [Probe("handler", in: journal)]
        #expect(app.responds(to: .openURL))
    }

    @Test func whatIsTurnedAwayIsNotKept() async {
        delegate.guards["no"] = EventGuard([.openURL, .performShortcutAction]) { _ in false }
        app.open()
        delegate.guards = [:]
        delegate.urlDelegate = [Probe("handler", in: journal)]
        await nextTurn()
        #expect(journal.lines.isEmpty)
    }

    @Test(arguments: [true, false])
    func whatAClosedGuardHoldsBackIsDeliveredWhenItIsRemovedOrReplaced(isRemoved: Bool) async {
        app.open()
        delegate.guards["no"] = EventGuard([.openURL]) { _ in false }
        delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        await nextTurn()
        #expect(journal.lines.isEmpty)
        delegate.guards["no"] = isRemoved ? nil : EventGuard([.openURL]) { _ in true }
        #expect(journal.lines.isEmpty)
        await nextTurn()
        #expect(journal.lines == ["handler"])
    }

    @Test func whatIsHeldBackIsDeliveredWhenTheAppSaysThatAGuardIsOpen() async {
        let launch = Launch()
        app.open()
        delegate.guards["ready"] = EventGuard([.openURL]) { _ in launch.isReady }
        delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        delegate.guardsDidChange()
        await nextTurn()
        #expect(journal.lines.isEmpty)
        launch.isReady = true
        delegate.guardsDidChange()
        await nextTurn()
        #expect(journal.lines == ["handler"])
    }

    @Test func whatIsHeldBackUntilItsTimeIsUpIsAFault() async {
        app.open()
        delegate.guards["no"] = EventGuard([.openURL]) { _ in false }
        delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        await nextTurn()
        app.clock.advance(by: 60)
        #expect(app.faults.map(\.reason.name) == ["expired"])
    }

    @Test func aGuardIsAskedOnceAboutWhatWasKept() async {
        var asked = 0
        app.open()
        delegate.guards["counting"] = EventGuard([.openURL]) { _ in
            asked += 1
            return true
        }
        delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        await nextTurn()
        #expect(journal.lines == ["handler"])
        #expect(asked == 1)
    }

    #if RemoteNotifications
    @Test func aHandlerThatIsAddedWhileAGuardIsClosedIsToldTheDeviceTokenWhenItIsGone() async {
        let late = RecordingHandler()
        delegate.application(app.application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1]))
        delegate.guards["no"] = EventGuard([.didRegisterForRemoteNotifications]) { _ in false }
        delegate.remoteNotificationsDelegate = [late]
        await nextTurn()
        #expect(late.events == [])
        delegate.guards = [:]
        await nextTurn()
        #expect(late.events == [.didRegisterForRemoteNotifications])
        delegate.guardsDidChange()
        await nextTurn()
        #expect(late.events.count == 1)
    }
    #endif

    @Test func aRecordShowsThatNobodyWasAsked() {
        var records: [EventRecord] = []
        delegate.onRecord = { records.append($0) }
        delegate.urlDelegate = [Probe("handler", in: journal)]
        delegate.guards["no"] = EventGuard([.openURL, .performFetch]) { _ in false }
        app.open()
        _ = app.fetch()
        #expect(records.map(\.event) == [.openURL, .performFetch])
        #expect(records.map(\.answer) == ["false", "noData"])
        #expect(records.allSatisfy { $0.asked.isEmpty })
    }

    @Test func whatAGuardCapturedMayLookAtTheGuardsAsItGoes() {
        var keys: [String] = []
        do {
            let parting = Departing { [delegate] in keys = delegate.guards.keys.sorted() }
            delegate.guards = ["old": EventGuard([.openURL]) { _ in parting.isThere }]
        }
        delegate.guards = ["new": EventGuard([.openURL]) { _ in true }]
        #expect(keys == ["new"])
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
