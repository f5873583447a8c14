import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A slot filled after launch becomes effective because the delegate is set anew, so that the system asks again.
@MainActor
struct ReassignmentTests {
    private let application = WatchedApplication()
    private let app: IsolatedApp<AppDelegate>

    init() async {
        app = IsolatedApp(application: application)
        app.delegate.appStateDelegate = [RecordingHandler.taking()]
        app.launch()
        // That the application has no scenes shows at the launch, and changes an answer.
        await nextTurn()
        application.forgetAssignments()
    }

    @Test func aSlotFilledAfterLaunchBecomesEffectiveOnTheNextTurn() async {
        #expect(application.system.open(.page) == nil)
        app.delegate.urlDelegate = [RecordingHandler.taking()]
        #expect(application.system.open(.page) == nil)
        await nextTurn()
        #expect(application.system.open(.page) == true)
        #expect(isSetAnewOnce)
    }

    @Test func aSlotEmptiedAfterLaunchBecomesIneffectiveOnTheNextTurn() async {
        app.delegate.urlDelegate = [RecordingHandler.taking()]
        await nextTurn()
        application.forgetAssignments()
        app.delegate.urlDelegate = []
        #expect(application.system.open(.page) == false)
        await nextTurn()
        #expect(application.system.open(.page) == nil)
        #expect(isSetAnewOnce)
    }

    @Test func aSlotOfScenesFilledAfterTheyHaveConnectedBecomesEffectiveOnTheNextTurn() async {
        let app = IsolatedApp(scenes: SceneManifest())
        let handler = RecordingHandler.taking()
        app.delegate.appStateDelegate = [RecordingHandler.taking()]
        app.launch()
        await nextTurn()
        app.delegate.sceneRestorationDelegate = [handler]
        await nextTurn()
        app.application.system.enterBackground()
        #expect(handler.events == [.sceneStateRestorationActivity])
    }

    @Test func whatIsSetBeforeLaunchIsKnownWhenTheSystemAsks() async {
        let application = WatchedApplication()
        let app = IsolatedApp(application: application)
        app.delegate.roles = Roles(RecordingHandler.taking())
        app.launch()
        #expect(application.system.open(.page) == true)
        await nextTurn()
        #expect(application.assignments.count == 1)
    }

    @Test func severalChangesOfOneTurnSetTheDelegateAnewOnce() async {
        app.delegate.urlDelegate = [RecordingHandler.taking()]
        app.delegate.backgroundFetchDelegate = [RecordingHandler.taking()]
        app.delegate.healthDelegate = [RecordingHandler.taking()]
        await nextTurn()
        #expect(isSetAnewOnce)
        await nextTurn()
        #expect(isSetAnewOnce)
    }

    @Test func changesOfTwoTurnsSetTheDelegateAnewTwice() async {
        app.delegate.urlDelegate = [RecordingHandler.taking()]
        await nextTurn()
        app.delegate.healthDelegate = [RecordingHandler.taking()]
        await nextTurn()
        #expect(application.assignments.count == 4)
    }

    @Test func aChangeInsideACallbackWaitsUntilItIsOver() async {
        let handler = Probe("handler", in: Journal())
        handler.whenCalled = { [unowned app, unowned application] in
            app.delegate.urlDelegate = [RecordingHandler.taking()]
            #expect(application.assignments.isEmpty)
        }
        app.delegate.systemConditionsDelegate = [handler]
        await nextTurn()
        application.forgetAssignments()
        application.system.receiveMemoryWarning()
        #expect(application.assignments.isEmpty)
        await nextTurn()
        #expect(isSetAnewOnce)
    }

    @Test func nothingIsSetAnewWhereNoAnswerChanged() async {
        app.delegate.appStateDelegate.append(RecordingHandler.taking(wanting: [.willTerminate]))
        app.delegate.urlDelegate = [RecordingHandler.taking(wanting: [])]
        app.delegate.refreshResponses()
        await nextTurn()
        #expect(application.assignments.isEmpty)
    }

    @Test func nothingIsSetAnewForAHandlerOfAnEventWhoseMethodTheAppDelegateOverrides() async {
        let application = WatchedApplication()
        let app = IsolatedApp(application: application, makeDelegate: { OpeningAppDelegate(roles: $0, clock: $1) })
        app.launch()
        await nextTurn()
        application.forgetAssignments()
        app.delegate.urlDelegate = [RecordingHandler.taking()]
        await nextTurn()
        #expect(application.assignments.isEmpty)
        #expect(application.system.open(.page) == true)
    }

    @Test func nothingIsSetAnewWhereTheAnswersAreTheOldOnesAtTheEndOfTheTurn() async {
        app.delegate.urlDelegate = [RecordingHandler.taking()]
        app.delegate.urlDelegate = []
        await nextTurn()
        #expect(application.assignments.isEmpty)
    }

    @Test func aRefreshThatChangesAnAnswerSetsTheDelegateAnew() async {
        let handler = RecordingHandler.taking(wanting: [])
        app.delegate.urlDelegate = [handler]
        handler.wantedEvents = [.openURL]
        app.delegate.refreshResponses()
        await nextTurn()
        #expect(isSetAnewOnce)
        #expect(application.system.open(.page) == true)
    }

    @Test func aForeignDelegateIsLeftAlone() async {
        let foreign = AppDelegate(roles: Roles())
        unsafe application.delegate = foreign
        application.forgetAssignments()
        app.delegate.urlDelegate = [RecordingHandler.taking()]
        await nextTurn()
        #expect(application.assignments.isEmpty)
        let delegate = unsafe application.delegate
        #expect(delegate === foreign)
    }

    @Test func anApplicationWithoutADelegateIsLeftAlone() async {
        unsafe application.delegate = nil
        application.forgetAssignments()
        app.delegate.urlDelegate = [RecordingHandler.taking()]
        await nextTurn()
        #expect(application.assignments.isEmpty)
    }

    @Test func aSlotFilledAfterALaunchThatNobodyHeardBecomesEffective() async {
        let application = WatchedApplication()
        let app = IsolatedApp(application: application)
        app.launch()
        app.delegate.urlDelegate = [RecordingHandler.taking()]
        await nextTurn()
        #expect(application.system.open(.page) == true)
    }

    @Test func aSlotFilledBetweenTheDelegateAndTheLaunchBecomesEffective() async {
        let application = WatchedApplication()
        let app = IsolatedApp(application: application)
        app.delegate.appStateDelegate = [RecordingHandler.taking()]
        unsafe application.delegate = app.delegate
        app.delegate.urlDelegate = [RecordingHandler.taking()]
        application.system.launch()
        await nextTurn()
        #expect(application.system.open(.page) == true)
    }

    /// Whether the delegate was taken away once and put back once.
    private var isSetAnewOnce: Bool {
        application.assignments.count == 2 && application.assignments[0] == nil
            && application.assignments[1] === app.delegate
    }
}

private final class OpeningAppDelegate: AppDelegate {
    override class var overriddenEvents: Set<AppEvent>? { [.openURL] }

    override func application(_ app: UIApplication, open url: URL, options: OpenURLOptions = [:]) -> Bool {
        super.application(app, open: url, options: options)
    }
}
