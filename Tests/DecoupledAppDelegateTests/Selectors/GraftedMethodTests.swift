import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A method that an SDK puts on a delegate's class, and does not set the delegate anew: the system has cached that there is none.
@MainActor
struct GraftedMethodTests {
    private let application = WatchedApplication()
    private let app: IsolatedApp<GraftedDelegate>

    init() {
        app = IsolatedApp(application: application, makeDelegate: { GraftedDelegate(roles: $0, clock: $1) })
    }

    @Test func aMethodThatComesDuringTheLaunchIsCalled() async {
        application.system.configuration.sceneManifest = SceneManifest()
        app.launch()
        unsafe app.delegate.grafts = [.didReceiveMemoryWarning]
        application.system.receiveMemoryWarning()
        #expect(app.delegate.warnings == 0)
        await nextTurn()
        application.system.receiveMemoryWarning()
        #expect(app.delegate.warnings == 1)
    }

    @Test func aMethodThatComesBeforeTheAppBecomesActiveIsCalled() async {
        app.launch()
        await nextTurn()
        application.system.enterBackground()
        unsafe app.delegate.grafts = [.openURL]
        application.forgetAssignments()
        application.system.enterForeground()
        #expect(application.assignments.isEmpty)
        await nextTurn()
        #expect(application.assignments.count == 2)
        #expect(application.system.open(.page) == false)
    }

    @Test func theDelegateIsSetAnewOnce() async {
        app.launch()
        unsafe app.delegate.grafts = [.openURL]
        await nextTurn()
        application.forgetAssignments()
        for _ in 1...3 {
            application.system.enterBackground()
            application.system.enterForeground()
            await nextTurn()
        }
        #expect(application.assignments.isEmpty)
    }

    @Test func aMethodOfTheNotificationCentersDelegateIsCalled() async {
        application.system.configuration.sceneManifest = SceneManifest()
        let delegate = GraftedCenterDelegate(for: app.delegate)
        application.notificationCenter.delegate = delegate
        app.launch()
        unsafe delegate.grafts = [.willPresentNotification]
        await nextTurn()
        var options: UNNotificationPresentationOptions?
        application.system.deliver(.greeting) { options = $0 }
        #expect(options == [])
    }
}

private final class GraftedDelegate: AppDelegate {
    nonisolated(unsafe) var grafts: Set<AppEvent> = []  // only on the main thread
    private(set) var warnings = 0

    override class var overriddenEvents: Set<AppEvent>? { [] }

    override nonisolated func responds(to aSelector: Selector!) -> Bool {
        unsafe grafts.contains { Selector($0.rawValue) == aSelector } || super.responds(to: aSelector)
    }

    override func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        warnings += 1
    }
}

private final class GraftedCenterDelegate: UserNotificationCenterDelegate {
    nonisolated(unsafe) var grafts: Set<AppEvent> = []  // only on the main thread

    override class var overriddenEvents: Set<AppEvent>? { [] }

    override nonisolated func responds(to aSelector: Selector!) -> Bool {
        unsafe grafts.contains { Selector($0.rawValue) == aSelector } || super.responds(to: aSelector)
    }
}
