import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a task does at a launch belongs to the event during which the task was started.
@MainActor
@Suite(.net)
struct TaskEffectTests {
    private let effects = Effects()

    private func comparison(
        launched: String? = nil, sceneDelegate: @escaping @MainActor (Effects) -> any UIWindowSceneDelegate
    ) -> Comparison {
        let effects = effects
        var comparison = Comparison(
            before: { LaunchingDelegate(effects, launched) }, sceneDelegate: { sceneDelegate(effects) },
            after: { LaunchingDelegate(effects, launched) }, sceneDelegate: { sceneDelegate(effects) },
            effects: { effects.take() }
        )
        comparison.patience = 0.05
        return comparison
    }

    /// The events of a cold launch that did something, and what.
    private func done(_ report: ComparisonReport) -> [[String]] {
        report.cases.filter { $0.start == .cold }.map { item in
            item.after.entries.filter { !$0.effects.isEmpty }
                .map { "\($0.event.rawValue) \($0.effects.joined(separator: ", "))" }
        }
    }

    @Test func aTaskOfASceneDelegateBelongsToTheSceneThatConnects() async {
        let report = await comparison { ConnectingDelegate($0, "task") }.run([.launch])
        #expect(report.differences == [], "\(report)")
        #expect(done(report) == [["scene:willConnectToSession:options: connects, task"]])
    }

    @Test func aTaskOfASceneDelegateDoesNotBelongToTheResponseThatComesNext() async {
        let report = await comparison { ConnectingDelegate($0, "task") }
            .run([.response(to: UNMutableNotificationContent())])
        #expect(done(report) == [["scene:willConnectToSession:options: connects, task"]])
    }

    @Test func aTaskOfALaunchMethodDoesNotBelongToTheSceneThatConnectsNext() async {
        let report = await comparison(launched: "launched later") { ConnectingDelegate($0, "task") }
            .run([.url(URL(fileURLWithPath: "/page"))])
        #expect(
            done(report) == [
                [
                    "application:didFinishLaunchingWithOptions: launched later",
                    "scene:willConnectToSession:options: connects, task",
                ]
            ])
    }

    @Test func aTaskOfALaunchMethodDoesNotBelongToTheURLThatComesNext() async {
        let effects = effects
        let opening: @MainActor () -> Roles = {
            roles { roles in
                roles.append(ExistingAppDelegate(wrapping: LaunchingDelegate(effects, "launched later")))
                roles.urlDelegate = [
                    Handling(.openURL) { _ in
                        Task { effects.note("opened later") }
                        return true
                    }
                ]
            }
        }
        let report = await Comparison(before: opening, after: opening, effects: { effects.take() })
            .run([.url(URL(fileURLWithPath: "/page"))])
        #expect(report.differences == [], "\(report)")
        #expect(
            done(report).allSatisfy {
                $0 == [
                    "application:didFinishLaunchingWithOptions: launched later",
                    "application:openURL:options: opened later",
                ]
            }, "\(done(report))")
    }
}

/// Starts a task when it is launched.
private final class LaunchingDelegate: UIResponder, UIApplicationDelegate {
    private let effects: Effects
    private let note: String?

    init(_ effects: Effects, _ note: String?) {
        self.effects = effects
        self.note = note
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if let note { Task { [effects] in effects.note(note) } }
        UNUserNotificationCenter.current().delegate = self
        return true
    }
}

extension LaunchingDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
}

/// Starts a task when its scene connects.
private final class ConnectingDelegate: UIResponder, UIWindowSceneDelegate {
    private let effects: Effects
    private let note: String

    init(_ effects: Effects, _ note: String) {
        self.effects = effects
        self.note = note
        super.init()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        effects.note("connects")
        Task { [effects, note] in effects.note(note) }
    }
}
