import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// The smallest first step: the app's own class inherits from the app delegate, and its methods call super.
@MainActor
struct InheritanceTests {
    private let app: IsolatedApp<OwnAppDelegate>
    private let journal = Journal()

    init() {
        app = IsolatedApp(makeDelegate: { OwnAppDelegate(roles: $0, clock: $1) })
        app.delegate.note = journal.note
    }

    @Test func theClassItselfAndTheHandlersAreToldOfTheLaunch() {
        let handler = LaunchHandler(journal)
        app.delegate.appStateDelegate = [handler]
        #expect(app.launch())
        #expect(journal.lines == ["own didFinishLaunching", "handler didFinishLaunching"])
    }

    @Test func theAnswersOfTheHandlersCountAsTheClassPassesThemOn() {
        app.delegate.appStateDelegate = [LaunchHandler(journal, answer: false)]
        #expect(!app.delegate.application(app.application, didFinishLaunchingWithOptions: nil))
    }

    @Test func aMethodThatTheClassDoesNotOverrideIsTheHandlers() {
        app.delegate.systemConditionsDelegate = [Probe("handler", in: journal)]
        app.launch()
        _ = journal.take()
        app.application.system.receiveMemoryWarning()
        #expect(journal.lines == ["handler"])
    }

    @Test func aMethodThatAnswersForItselfTakesTheEventFromTheHandlers() {
        app.delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        let own = URL(fileURLWithPath: "/own")
        #expect(app.open(own))
        #expect(app.open())
        #expect(journal.lines == ["own open", "own open", "handler"])
    }

    @Test func anAwaitedEventIsAnsweredOnceThroughSuper() {
        app.delegate.backgroundFetchDelegate = [RecordingHandler.taking(), RecordingHandler.taking()]
        var answers: [UIBackgroundFetchResult] = []
        app.delegate.application(app.application) { answers.append($0) }
        #expect(journal.lines == ["own performFetch"])
        #expect(answers == [.newData])
    }

    @Test func codeThatCastsTheApplicationsDelegateFindsTheClassAndItsWindow() throws {
        app.delegate.window = UIWindow()
        app.launch()
        let delegate = unsafe app.application.delegate
        let own = try #require(delegate as? OwnAppDelegate)
        #expect(own === app.delegate)
        #expect(own.window === app.delegate.window)
    }

    @Test func whatTheSystemCreatesSharesTheSlotsOfTheSharedAppDelegate() {
        let created = OwnAppDelegate()
        let handler = Probe("handler", in: journal)
        AppDelegate.shared.systemConditionsDelegate.append(handler)
        defer { AppDelegate.shared.systemConditionsDelegate.remove(handler) }
        created.applicationDidReceiveMemoryWarning(app.application)
        #expect(journal.lines == ["handler"])
    }

    @Test func anObjectThatWasWrappedBesideItHearsOfWhatTheClassPassesOn() {
        let old = OldAppDelegate()
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        #expect(app.open())
        #expect(journal.lines == ["own open"])
        #expect(old.calls.map(\.event) == [.openURL])
        #expect(app.faults.isEmpty)
    }
}

private final class OwnAppDelegate: AppDelegate {
    var note: (String) -> Void = { _ in }

    override class var overriddenEvents: Set<AppEvent>? { [.didFinishLaunching, .openURL, .performFetch] }

    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        note("own didFinishLaunching")
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }

    override func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        note("own open")
        return url.lastPathComponent == "own" || super.application(app, open: url, options: options)
    }

    override func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        note("own performFetch")
        super.application(application, performFetchWithCompletionHandler: completionHandler)
    }
}

private final class LaunchHandler: AppStateDelegate {
    private let journal: Journal
    private let answer: Bool

    init(_ journal: Journal, answer: Bool = true) {
        self.journal = journal
        self.answer = answer
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        journal.note("handler didFinishLaunching")
        return answer
    }
}
