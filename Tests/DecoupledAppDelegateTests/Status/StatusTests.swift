import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import Testing

/// What every status does, whichever life cycle the app has.
@MainActor
struct StatusTests {
    private let app = IsolatedApp()
    private let journal = Journal()
    private var status: AppStatus { app.delegate.status }
    private var system: HeadlessSystem { app.application.system }

    @Test func instancesThatShareTheirSlotsShareTheStatus() {
        #expect(AppDelegate().status === AppDelegate.shared.status)
        #expect(status === app.delegate.status)
        #expect(status !== AppDelegate.shared.status)
        #expect(status !== IsolatedApp().delegate.status)
    }

    @Test func beforeTheLaunchNothingIsKnown() {
        #expect(status.applicationState == .inactive)
        #expect(status.isProtectedDataAvailable)
        #expect(status.connectedScenes.isEmpty)
        #expect(status.lastMemoryWarning == nil)
    }

    @Test func handlersFindTheStatusAsTheEventSaysItIs() {
        fillSlots()
        app.launch()
        system.setProtectedDataAvailable(false)
        system.setProtectedDataAvailable(true)
        system.receiveMemoryWarning()
        system.enterBackground()
        system.enterForeground()
        #expect(
            journal.lines == [
                "will finish launching: inactive", "did become active: active",
                "will become unavailable: false", "did become available: true", "did receive memory warning: true",
                "will resign active: inactive", "did enter background: background",
                "will enter foreground: inactive", "did become active: active",
            ]
        )
    }

    @Test func protectedDataIsFollowedWithoutAHandler() {
        _ = status
        app.launch()
        let journal = journal
        let observation = status.observe(\.isProtectedDataAvailable) { journal.note("\($0.newValue)") }
        system.setProtectedDataAvailable(false)
        #expect(!status.isProtectedDataAvailable)
        system.setProtectedDataAvailable(true)
        #expect(status.isProtectedDataAvailable)
        #expect(journal.lines == ["false", "true"])
        withExtendedLifetime(observation) {}
    }

    @Test func aMemoryWarningIsDatedWithoutAHandler() throws {
        _ = status
        app.launch()
        let before = Date()
        system.receiveMemoryWarning()
        let warning = try #require(status.lastMemoryWarning)
        #expect((before...Date()).contains(warning))
    }

    @Test func aMemoryWarningCountsOnceThoughDelegateAndNotificationBothTell() {
        fillSlots()
        app.launch()
        #expect(warnings { system.receiveMemoryWarning() } == 1)
        #expect(warnings { for _ in 1...3 { system.receiveMemoryWarning() } } == 3)
    }

    @Test func eachMemoryWarningCountsThoughOnlyOneOfDelegateAndNotificationTells() async {
        _ = status
        app.launch()
        #expect(warnings { for _ in 1...2 { system.receiveMemoryWarning() } } == 2)
        await nextTurn()
        #expect(warnings { app.delegate.applicationDidReceiveMemoryWarning(app.application) } == 1)
        await nextTurn()
        #expect(warnings { system.receiveMemoryWarning() } == 1)
    }

    @Test func anotherApplicationsEventsAreNotOnesOwn() {
        app.launch()
        let other = IsolatedApp()
        other.launch()
        #expect(warnings { other.application.system.receiveMemoryWarning() } == 0)
        other.application.system.setProtectedDataAvailable(false)
        other.application.system.enterBackground()
        #expect(status.isProtectedDataAvailable)
        #expect(status.applicationState == .active)
        #expect(!other.delegate.status.isProtectedDataAvailable)
        #expect(other.delegate.status.applicationState == .background)
    }

    @Test func aStatusThatIsSwitchedOnLateTakesOverWhatIsKnown() {
        app.launch()
        system.setProtectedDataAvailable(false)
        system.enterBackground()
        #expect(status.applicationState == .background)
        #expect(!status.isProtectedDataAvailable)
        system.enterForeground()
        #expect(status.applicationState == .active)
    }

    @Test func aStatusThatIsSwitchedOnInsideATransitionMissesNothing() {
        let journal = journal
        let probe = LaunchProbe("probe", in: Journal())
        var observation: StatusObservation?
        probe.whenCalled = { [unowned app] in
            guard observation == nil else { return }
            journal.note("\(app.delegate.status.applicationState)")
            observation = app.delegate.status.observe(\.applicationState) { change in
                journal.note("\(change.newValue)")
            }
        }
        app.delegate.appStateDelegate = [probe]
        app.launch()
        system.enterBackground()
        #expect(journal.lines == ["inactive", "active", "inactive", "background"])
        withExtendedLifetime(observation) {}
    }

    @Test func theLaunchShowsWhetherProtectedDataIsAvailable() {
        system.setProtectedDataAvailable(false)
        #expect(status.isProtectedDataAvailable)
        app.launch()
        #expect(!status.isProtectedDataAvailable)
    }

    @Test func aLaunchInTheBackgroundIsSeenThoughNobodyWantsToHearOfIt() {
        _ = status
        system.launchReason = .background
        // Without scenes UIKit's stand-in becomes active after a launch; it has been in the background before.
        let journal = journal
        let observation = status.observe(\.applicationState) { journal.note("\($0.newValue)") }
        app.launch()
        #expect(journal.lines.first == "background")
        #expect(status.applicationState == app.application.applicationState)
        withExtendedLifetime(observation) {}
    }

    private func fillSlots() {
        let probe = StatusProbe(status, in: journal)
        app.delegate.appStateDelegate = [probe]
        app.delegate.protectedDataDelegate = [probe]
        app.delegate.systemConditionsDelegate = [probe]
    }

    /// The number of warnings that an observer is told of.
    private func warnings(during action: () -> Void) -> Int {
        let journal = Journal()
        let observation = status.observe(\.lastMemoryWarning) { _ in journal.note("warning") }
        action()
        observation.cancel()
        return journal.lines.count
    }
}
