import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a launch sets up too late, and who takes too long in it.
@MainActor
@Suite(.net)
struct LaunchFindingTests {
    private let scheduler = Scheduler()

    @Test func whatIsSetUpByTheEndOfTheLaunchMethodsIsFine() async {
        for event in [AppEvent.willFinishLaunching, .didFinishLaunching] {
            let (center, tasks) = (CenterSetter(at: event), TaskRegistrar(at: event, with: scheduler))
            #expect(await findings(center, tasks).isEmpty)
        }
        #expect(scheduler.identifiers == ["com.example.refresh"])
    }

    @Test func aDelegateOfTheNotificationCenterThatIsSetLaterIsFound() async {
        let setter = CenterSetter(at: .didBecomeActive)
        let found = await findings(setter)
        #expect(found.map(\.kind) == [.setUpTooLate])
        #expect(found.map(\.slot) == ["userNotificationsDelegate"])
        #expect(found.first?.sentence.hasPrefix("CenterDelegate becomes") == true)
    }

    @Test func aBackgroundTaskThatIsRegisteredLaterIsFound() async {
        let found = await findings(TaskRegistrar(at: .sceneWillConnect, with: scheduler))
        #expect(found.map(\.kind) == [.setUpTooLate])
        #expect(found.map(\.slot) == ["appStateDelegate"])
        #expect(found.first?.sentence.hasPrefix("the background task com.example.refresh is registered after") == true)
    }

    @Test func aBackgroundTaskThatIsRegisteredOnALaterTurnIsFound() async {
        let found = await findings(TaskRegistrar(at: nil, with: scheduler))
        #expect(found.map(\.kind) == [.setUpTooLate])
    }

    @Test func aHandlerThatTakesLongerThanItsBudgetIsFoundByName() async {
        var roles = Roles()
        roles.append(Slow(0.02))
        roles.append(AsSlow(0.02))
        let found = await roles.launchFindings(budget: 0.005, budgets: ["AsSlow": 60])
        #expect(found.map(\.kind) == [.slowLaunch])
        #expect(found.map(\.slot) == ["appStateDelegate"])
        let sentence = /^Slow blocks the main thread for [0-9.]+ ms of the launch, more than the 5.0 ms allowed/
        #expect(found.first?.sentence.contains(sentence) == true)
        #expect(await roles.launchFindings(budgets: ["AsSlow": 0.005]).map(\.slot) == ["appStateDelegate"])
        #expect(await roles.launchFindings().isEmpty)
    }

    private func findings(_ handlers: any RoleHandler...) async -> [Finding] {
        var roles = Roles()
        handlers.forEach { roles.append($0) }
        return await roles.launchFindings { scheduler.identifiers }
    }
}

/// Takes the place of `BGTaskScheduler`.
@MainActor
private final class Scheduler {
    private(set) var identifiers: Set<String> = []

    func register(_ identifier: String) {
        identifiers.insert(identifier)
    }
}

private final class CenterDelegate: NSObject, UNUserNotificationCenterDelegate {}

/// Does something at one event of the launch.
@MainActor
private class Actor: AppStateDelegate, SceneConnectionDelegate {
    private let event: AppEvent?

    init(at event: AppEvent?) {
        self.event = event
    }

    func act() {}

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        act(at: .willFinishLaunching)
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        act(at: .didFinishLaunching)
        if event == nil { DispatchQueue.main.async { self.act() } }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        act(at: .didBecomeActive)
    }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        act(at: .sceneWillConnect)
    }

    private func act(at event: AppEvent) {
        if event == self.event { act() }
    }
}

private final class CenterSetter: Actor {
    private let delegate = CenterDelegate()

    override func act() {
        UNUserNotificationCenter.current().delegate = delegate
    }
}

private final class TaskRegistrar: Actor {
    private let scheduler: Scheduler

    init(at event: AppEvent?, with scheduler: Scheduler) {
        self.scheduler = scheduler
        super.init(at: event)
    }

    override func act() {
        scheduler.register("com.example.refresh")
    }
}

@MainActor
private class Slow: AppStateDelegate {
    private let seconds: TimeInterval

    init(_ seconds: TimeInterval) {
        self.seconds = seconds
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let end = ProcessInfo.processInfo.systemUptime + seconds
        while ProcessInfo.processInfo.systemUptime < end {}
        return true
    }
}

private final class AsSlow: Slow {}
