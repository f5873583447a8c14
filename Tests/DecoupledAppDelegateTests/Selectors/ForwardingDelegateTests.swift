import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// The application's delegate may be an object that passes everything on to an app delegate, as SwiftUI's is.
@MainActor
struct ForwardingDelegateTests {
    private let application = WatchedApplication()
    private let app: IsolatedApp<AppDelegate>
    private let forwarder: ForwardingDelegate

    init() {
        app = IsolatedApp(application: application)
        forwarder = ForwardingDelegate(to: app.delegate)
    }

    @Test func theForwardingObjectIsPutBackWhenAnAnswerChanges() async {
        launch(wanting: [.didFinishLaunching])
        app.delegate.urlDelegate = [RecordingHandler.taking()]
        await nextTurn()
        #expect(isSetAnewOnce)
        #expect(application.system.open(.page) == true)
    }

    @Test func anObjectThatForwardsToAnotherAppDelegateIsLeftAlone() async {
        launch(wanting: [.didFinishLaunching])
        let other = ForwardingDelegate(to: AppDelegate(roles: Roles()))
        unsafe application.delegate = other
        application.forgetAssignments()
        app.delegate.urlDelegate = [RecordingHandler.taking()]
        await nextTurn()
        #expect(application.assignments.isEmpty)
    }

    @Test func theForwardingObjectIsPutBackThoughItForwardsNothingAnyMore() async {
        launch(wanting: [.didFinishLaunching])
        app.delegate.appStateDelegate = []
        await nextTurn()
        #expect(isSetAnewOnce)
    }

    @Test func theForwardingObjectIsPutBackAfterALaunchThatNobodyHeard() async {
        launch(wanting: [])
        app.delegate.urlDelegate = [RecordingHandler.taking()]
        await nextTurn()
        #expect(isSetAnewOnce)
        #expect(application.system.open(.page) == true)
    }

    private func launch(wanting events: Set<AppEvent>) {
        app.delegate.appStateDelegate = [RecordingHandler.taking(wanting: events)]
        unsafe application.delegate = forwarder
        application.system.launch()
        application.forgetAssignments()
    }

    /// Whether the forwarding object was taken away once and put back once.
    private var isSetAnewOnce: Bool {
        application.assignments.count == 2 && application.assignments[0] == nil
            && application.assignments[1] === forwarder
    }
}

/// A delegate that has no method of its own; where there is no Objective-C to forward by name it does so by hand.
private final class ForwardingDelegate: UIResponder, UIApplicationDelegate {
    private let target: AppDelegate

    init(to target: AppDelegate) {
        self.target = target
        super.init()
    }

    required override init() {
        target = .shared
        super.init()
    }

    override nonisolated func responds(to aSelector: Selector!) -> Bool { target.responds(to: aSelector) }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        target.responds(to: aSelector) ? target : nil
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        target.application(application, didFinishLaunchingWithOptions: launchOptions)
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        target.application(app, open: url, options: options)
    }
}
