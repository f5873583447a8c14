import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What is accepted where the app stays in the background, and nowhere else.
@MainActor
@Suite(.net)
struct BackgroundAcceptanceTests {
    private let effects = Effects()

    /// Compares an app delegate that makes a screen at every launch with a scene delegate that makes one for its scene, or forgets to.
    private func comparison(makesScreen: Bool) -> Comparison {
        let effects = effects
        return Comparison(
            before: { LaunchingDelegate { effects.note("screen") } }, after: { LaunchingDelegate {} },
            sceneDelegate: { ConnectingSceneDelegate { if makesScreen { effects.note("screen") } } },
            effects: { effects.take() }
        )
        .acceptingInBackground(
            .didFinishLaunching, .effects, because: "In the background there is no scene, so no screen.")
    }

    private let samples = [Sample.launch, .backgroundURLSession("uploads")]

    @Test func whatIsAcceptedInTheBackgroundIsFoundInFront() async {
        let right = await comparison(makesScreen: true).run(samples)
        #expect(right.differences.filter { $0.kind == .effects } == [], "\(right)")
        #expect(right.accepted.map(\.kind) == [.effects], "\(right)")
        let wrong = await comparison(makesScreen: false).run(samples)
        let rows = wrong.rows.filter { $0.difference.kind == .effects }
        #expect(
            rows.filter { $0.acceptedBecause == nil }.map(\.cases) == [["a launch (cold, adopting scenes)"]], "\(wrong)"
        )
        #expect(
            rows.filter { $0.acceptedBecause != nil }.map(\.cases) == [
                ["background session uploads (cold, adopting scenes)"]
            ], "\(wrong)")
    }

    @Test func whatDiffersInFrontAloneDoesNotNeedTheAcceptance() async {
        let report = await comparison(makesScreen: false).run([.launch])
        #expect(report.differences.contains { $0.kind == .unneededAcceptance }, "\(report)")
    }
}

private final class LaunchingDelegate: UIResponder, UIApplicationDelegate {
    private let didLaunch: @MainActor () -> Void

    init(_ didLaunch: @escaping @MainActor () -> Void) {
        self.didLaunch = didLaunch
        super.init()
    }

    override func responds(to aSelector: Selector!) -> Bool {
        aSelector == Selector(AppEvent.didFinishLaunching.rawValue)
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        didLaunch()
        return true
    }
}

private final class ConnectingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let didConnect: @MainActor () -> Void

    init(_ didConnect: @escaping @MainActor () -> Void) {
        self.didConnect = didConnect
        super.init()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        didConnect()
    }
}
