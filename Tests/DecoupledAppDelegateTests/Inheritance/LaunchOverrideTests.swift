import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// The launch methods of an app delegate that inherits from ours.
@MainActor
struct LaunchOverrideTests {
    private let app = IsolatedApp(makeDelegate: { LaunchingAppDelegate(roles: $0, clock: $1) })
    private let journal = Journal()

    @Test(arguments: [
        [AppEvent.didFinishLaunching], [.willFinishLaunching], [.willFinishLaunching, .didFinishLaunching],
    ])
    func aWantedLaunchEventThatAnOverrideDoesNotPassOnIsReported(events: [AppEvent]) {
        app.delegate.silent = Set(events)
        app.delegate.appStateDelegate = [LaunchProbe("handler", in: journal)]
        app.launch()
        #expect(app.faults.map(\.event) == events)
        #expect(app.faults.allSatisfy { $0.handler == "LaunchingAppDelegate" && $0.slot == "appStateDelegate" })
        #expect(app.faults.allSatisfy { "\($0)".contains("Call super") })
    }

    @Test func anOverrideThatCallsSuperIsNotReported() {
        app.delegate.appStateDelegate = [LaunchProbe("handler", in: journal)]
        app.launch()
        #expect(app.faults.isEmpty)
        #expect(journal.lines == ["handler will", "handler did", "handler active"])
    }

    @Test func aLaunchThatNoHandlerWantsIsNotReported() {
        app.delegate.silent = [.didFinishLaunching]
        app.delegate.appStateDelegate = [RecordingHandler(wanting: [.didBecomeActive])]
        app.launch()
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerThatComesAfterALaunchThatWasNotPassedOnHasMissedIt() {
        app.delegate.silent = [.willFinishLaunching, .didFinishLaunching]
        app.launch()
        #expect(app.faults.isEmpty)
        app.delegate.appStateDelegate = [LaunchProbe("late", in: journal)]
        #expect(app.faults.map(\.event) == [.didFinishLaunching])
        #expect(app.faults.map(\.reason) == [.missed])
    }

    @Test func aHandlerThatAnOverrideAddsWithoutCallingSuperIsReported() {
        app.delegate.silent = [.didFinishLaunching]
        app.delegate.whenLaunching = { [unowned app, journal] in
            app.delegate.appStateDelegate = [RecordingHandler(wanting: [.didFinishLaunching])]
            journal.note("added")
        }
        app.launch()
        #expect(journal.lines == ["added"])
        #expect(app.faults.map(\.event) == [.didFinishLaunching])
    }
}

private final class LaunchingAppDelegate: AppDelegate {
    /// The events that are not passed on.
    var silent: Set<AppEvent> = []
    var whenLaunching: () -> Void = {}

    override class var overriddenEvents: Set<AppEvent>? { [.willFinishLaunching, .didFinishLaunching] }

    override func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        silent.contains(.willFinishLaunching)
            || super.application(application, willFinishLaunchingWithOptions: launchOptions)
    }

    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        whenLaunching()
        return silent.contains(.didFinishLaunching)
            || super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
}
