import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A delegate in front of ours that forwards what it has no method for: an event for which it gets one no longer arrives.
@MainActor
struct ShadowedEventTests {
    private let app: IsolatedApp<AppDelegate>
    private let standing: StandingDelegate
    private let journal = Journal()
    private var system: HeadlessSystem { app.application.system }

    init() {
        app = IsolatedApp()
        standing = StandingDelegate(to: app.delegate, in: journal)
        fill(app)
    }

    @Test func aMethodThatComesDuringTheLaunchIsReported() async {
        app.delegate.appStateDelegate = [Starter { [unowned standing] in unsafe standing.methods = [.openURL] }]
        launch(app, standing)
        #expect(app.faults.isEmpty)
        await nextTurn()
        #expect(app.faults == [shadowed(.openURL, in: "urlDelegate")])
        let answers = system.tellOneOfEachKind()
        #expect(journal.lines == ["SDK", "handler", "handler"])
        #expect(answers.isTaken == false)
        #expect(answers.fetched == [.newData])
    }

    @Test func aMethodThatComesBeforeTheAppBecomesActiveIsReportedOnce() async {
        launch(app, standing)
        await nextTurn()
        system.enterBackground()
        unsafe standing.methods = [.performFetch]
        for _ in 1...3 {
            system.enterForeground()
            await nextTurn()
            system.enterBackground()
        }
        #expect(app.faults == [shadowed(.performFetch, in: "backgroundFetchDelegate")])
    }

    @Test func theFaultSaysWhatToDo() {
        let sentence = "\(shadowed(.openURL, in: "urlDelegate"))"
        #expect(sentence.hasPrefix("StandingDelegate in urlDelegate (application:openURL:options:):"))
        #expect(sentence.contains("Turn the SDK's swizzling off, and call it from a handler."))
    }

    /// SwiftUI's delegate has methods of its own, and forwards to ours by hand.
    @Test func aMethodThatWasThereBeforeTheLaunchIsNotReported() async {
        unsafe standing.methods = [.openURL, .performFetch]
        launch(app, standing)
        await nextTurn()
        #expect(app.faults.isEmpty)
    }

    @Test func aMethodThatWasThereBeforeALaunchThatNobodyHeardIsNotReported() async {
        app.delegate.roles = Roles()
        unsafe standing.methods = [.openURL]
        launch(app, standing)
        fill(app)
        await nextTurn()
        #expect(app.faults.isEmpty)
    }

    @Test func anEventThatNobodyWantsIsReportedWhenAHandlerComes() async {
        app.delegate.urlDelegate = []
        app.delegate.appStateDelegate = [Starter { [unowned standing] in unsafe standing.methods = [.openURL] }]
        launch(app, standing)
        await nextTurn()
        #expect(app.faults.isEmpty)
        app.delegate.urlDelegate = [SwizzlingWitness(in: journal)]
        await nextTurn()
        #expect(app.faults == [shadowed(.openURL, in: "urlDelegate")])
    }

    @Test func whatAnotherWayBringsAsWellIsNotReported() async {
        let app = IsolatedApp(scenes: SceneManifest())
        let standing = StandingDelegate(to: app.delegate, in: journal)
        fill(app)
        app.delegate.appStateDelegate = [
            Starter { [unowned standing] in
                unsafe standing.methods = [.openURL, .performFetch, .didBecomeActive, .willTerminate]
            }
        ]
        launch(app, standing)
        await nextTurn()
        #expect(app.faults.filter { $0.reason == .shadowed }.map(\.event) == [.performFetch])
        withExtendedLifetime(standing) {}
    }

    @Test func aProxyThatTakesOurPlaceAndForwardsEverythingIsNotReported() async {
        let proxy = takePlace()
        app.launch()
        await nextTurn()
        let answers = system.tellOneOfEachKind()
        #expect(journal.lines == ["handler", "handler", "handler"])
        #expect(answers.isTaken == true)
        #expect(answers.fetched == [.newData])
        #expect(app.faults.isEmpty)
        withExtendedLifetime(proxy) {}
    }

    @Test func aProxyThatTakesOurPlaceAndForwardsNothingIsReportedForEachEvent() async {
        let proxy = takePlace()
        unsafe proxy.forwardsTheRest = false
        unsafe proxy.methods = [.performFetch]
        app.launch()
        await nextTurn()
        #expect(
            app.faults == [
                shadowed(.openURL, in: "urlDelegate"),
                shadowed(.didReceiveMemoryWarning, in: "systemConditionsDelegate"),
                shadowed(.significantTimeChange, in: "systemConditionsDelegate"),
            ]
        )
    }

    @Test func anotherAppDelegateOfThePackageIsNotReported() async {
        let other = AppDelegate(roles: Roles())
        app.delegate.appStateDelegate = [Starter { [unowned app] in unsafe app.application.delegate = other }]
        app.launch()
        await nextTurn()
        #expect(app.faults.isEmpty)
    }

    /// Puts the standing delegate in our place while the app is launched.
    private func takePlace() -> StandingDelegate {
        app.delegate.appStateDelegate = [
            Starter { [unowned app, unowned standing] in unsafe app.application.delegate = standing }
        ]
        return standing
    }

    private func fill(_ app: IsolatedApp<AppDelegate>) {
        let witness = SwizzlingWitness(in: journal)
        app.delegate.urlDelegate = [witness]
        app.delegate.backgroundFetchDelegate = [witness]
        app.delegate.systemConditionsDelegate = [witness]
    }

    private func launch(_ app: IsolatedApp<AppDelegate>, _ delegate: StandingDelegate) {
        unsafe app.application.delegate = delegate
        app.application.system.launch()
    }

    private func shadowed(_ event: AppEvent, in slot: String) -> Fault {
        Fault(event: event, slot: slot, handler: "StandingDelegate", reason: .shadowed)
    }
}
