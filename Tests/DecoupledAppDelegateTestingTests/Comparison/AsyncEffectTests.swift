import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What asynchronous code does at a launch belongs to the same event in every run.
@MainActor
@Suite(.net)
struct AsyncEffectTests {
    private let effects = Effects()

    private func differences(_ comparison: Comparison, _ sample: Sample, runs: Int) async -> [Difference] {
        var comparison = comparison
        comparison.patience = 0.05
        comparison.triesVariants = false
        var differences: [Difference] = []
        for _ in 0..<runs { differences += await comparison.run([sample], in: [.withScenes]).differences }
        return differences
    }

    /// A comparison of a scene delegate with itself.
    private func comparison(
        _ sceneDelegate: @escaping @MainActor (Effects) -> any UIWindowSceneDelegate
    ) -> Comparison {
        let effects = effects
        return Comparison(
            before: { LaunchedDelegate(effects) }, sceneDelegate: { sceneDelegate(effects) },
            after: { LaunchedDelegate(effects) }, sceneDelegate: { sceneDelegate(effects) },
            effects: { effects.take() })
    }

    @Test func anAsyncResponseComesAtTheSameTimeInEveryRun() async {
        let differences = await differences(
            comparison { ConnectedDelegate($0) }, .response(to: UNMutableNotificationContent()), runs: 30)
        #expect(differences == [])
    }

    @Test func whatAnAsyncResponseDoesFirstIsNotTheScenes() async {
        let response = Sample.response(to: UNMutableNotificationContent())
        #expect(await differences(handlers, response, runs: 1) == [])
    }

    @Test func whatAnAsyncQuickActionDoesFirstIsNotTheScenes() async {
        #expect(await differences(handlers, .shortcut("scan"), runs: 1) == [])
    }

    @Test func whatComesTooLateOnceOnABusyMachineIsNoDifference() async {
        let effects = effects
        var isBusy = true
        var comparison = Comparison(
            before: { DayDelegate { effects.note("loaded") } },
            after: {
                DayDelegate {
                    guard isBusy else { return effects.note("loaded") }
                    isBusy = false
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { effects.note("loaded") }
                }
            },
            effects: { effects.take() })
        comparison.triesVariants = false
        #expect(await comparison.run([Sample(.significantTimeChange) {}]).differences == [])
        #expect(!isBusy)
    }

    /// A comparison of an app delegate with handlers, in an app that adopts scenes.
    private var handlers: Comparison {
        let effects = effects
        return Comparison(
            before: { LaunchedDelegate(effects) }, after: { roles { $0.append(AsyncHandler(effects)) } },
            effects: { effects.take() }
        )
        .acceptingSceneAdoption()
    }
}

/// Does something when a day begins.
private final class DayDelegate: UIResponder, UIApplicationDelegate {
    private let load: @MainActor () -> Void

    init(load: @escaping @MainActor () -> Void) {
        self.load = load
        super.init()
    }

    func applicationSignificantTimeChange(_ application: UIApplication) { load() }
}

/// Handles on several turns what it is launched for.
private final class LaunchedDelegate: UIResponder, UIApplicationDelegate {
    private let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        await effects.noteOnTurns("performed")
        return true
    }
}

extension LaunchedDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async { await effects.noteOnTurns("responded") }
}

private final class AsyncHandler: UserNotificationsDelegate, ShortcutItemDelegate {
    private let effects: Effects

    init(_ effects: Effects) { self.effects = effects }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async { await effects.noteOnTurns("responded") }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        await effects.noteOnTurns("performed")
        return true
    }
}

/// Starts in a task when its scene connects, which is soon done.
private final class ConnectedDelegate: UIResponder, UIWindowSceneDelegate {
    private let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        Task { [effects] in effects.note("started") }
    }

    func sceneDidBecomeActive(_ scene: UIScene) { effects.note("active") }
}

extension Effects {
    /// Notes what begins, and that it has ended after some turns of the main queue.
    fileprivate func noteOnTurns(_ text: String) async {
        note(text)
        for _ in 0..<2 {
            await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        }
        note("\(text) at last")
    }
}
