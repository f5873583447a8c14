import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison says of what a person in front of the device sees.
@MainActor
@Suite(.net)
struct ScreenTests {
    /// Compares an app delegate that shows a screen with a scene delegate that does what a closure does when its scene connects.
    private func comparison(
        _ connect: @escaping @MainActor (SceneDelegateOfTest, UIWindowScene) -> Void,
        activate: @escaping @MainActor (SceneDelegateOfTest) -> Void = { _ in }
    ) -> Comparison {
        Comparison(
            before: { WindowDelegate { $0.window?.makeKeyAndVisible() } },
            after: { SilentDelegate() },
            sceneDelegate: { SceneDelegateOfTest(connect, activate) }
        )
    }

    private func windows(_ report: ComparisonReport) -> [String] {
        report.differences.filter { $0.kind == .window }.map { "\($0.before) -> \($0.after)" }
    }

    @Test(arguments: BlackScreen.allCases)
    func aWindowThatNobodySeesIsABlackScreen(cause: BlackScreen) async {
        let report = await comparison(cause.connect, activate: cause.activate).run([.launch])
        #expect(windows(report) == ["Screen -> none"], "\(report)")
    }

    @Test func aWindowThatIsShownInItsSceneIsTheSameScreen() async {
        let report = await comparison { delegate, scene in
            delegate.window = .screen(in: scene)
            delegate.window?.makeKeyAndVisible()
        }
        .run([.launch, .roundTrip, .termination])
        #expect(windows(report) == [], "\(report)")
    }

    #if !canImport(UIKit)
    /// Returns what shows a screen in each scene, or in the first of a life of the app alone.
    private func showing(inEach isInEach: Bool) -> (
        launch: @MainActor () -> SilentDelegate, SceneDelegateOfTest.Connect
    ) {
        var isShown = false
        let launch: @MainActor () -> SilentDelegate = {
            isShown = false
            return SilentDelegate()
        }
        return (
            launch,
            { delegate, scene in
                if isInEach || !isShown {
                    delegate.window = .screen(in: scene)
                    delegate.window?.makeKeyAndVisible()
                }
                isShown = true
            }
        )
    }

    @Test(arguments: [true, false])
    func whatAnotherSceneShowsIsSeen(isShown: Bool) async {
        let (launchBefore, connectBefore) = showing(inEach: true)
        let (launchAfter, connectAfter) = showing(inEach: isShown)
        let report = await Comparison(
            before: launchBefore, sceneDelegate: { SceneDelegateOfTest(connectBefore) { _ in } },
            after: launchAfter, sceneDelegate: { SceneDelegateOfTest(connectAfter) { _ in } }
        )
        .run([.secondWindow])
        #expect(windows(report) == (isShown ? [] : ["Screen beside Screen -> Screen beside none"]), "\(report)")
    }

    @Test(arguments: [true, false])
    func aBlackSceneOfAnAppThatHadNoneIsSeen(isShown: Bool) async {
        let (launch, connect) = showing(inEach: isShown)
        let report = await Comparison(
            before: { WindowDelegate { $0.window?.makeKeyAndVisible() } },
            after: launch, sceneDelegate: { SceneDelegateOfTest(connect) { _ in } }
        )
        .run([.url(URL(fileURLWithPath: "/page"))])
        #expect(Set(windows(report)) == (isShown ? [] : ["Screen -> Screen beside none"]), "\(report)")
    }
    #endif

    @Test func whatAnotherWindowOfTheSceneShowsIsSeen() async {
        let report = await comparison { delegate, scene in
            delegate.window = UIWindow(windowScene: scene)
            delegate.window?.rootViewController = UIViewController()
            delegate.other = .screen(in: scene)
            delegate.other?.isHidden = false
        }
        .run([.launch])
        #expect(windows(report) == [], "\(report)")
    }

    @Test func aWindowOverTheOtherIsSeenWithScenesAndWithout() async {
        let report = await comparison { delegate, scene in
            delegate.window = .screen(in: scene)
            delegate.window?.makeKeyAndVisible()
            delegate.other = UIWindow(windowScene: scene)
            delegate.other?.rootViewController = UIViewController()
            delegate.other?.isHidden = false
        }
        .run([.launch])
        #expect(windows(report) == ["Screen -> Screen; UIViewController"], "\(report)")
        let same = await Comparison(
            before: { WindowDelegate { $0.window?.makeKeyAndVisible() } },
            after: {
                WindowDelegate { delegate in
                    delegate.other = UIWindow()
                    delegate.other?.rootViewController = UIViewController()
                    delegate.window?.makeKeyAndVisible()
                    delegate.other?.isHidden = false
                }
            }
        )
        .run([.launch])
        #expect(windows(same) == ["Screen -> Screen; UIViewController"], "\(same)")
    }

    @Test func aWindowThatAnAppDelegateNeverShowsIsABlackScreenWithoutScenes() async {
        let report = await Comparison(
            before: { WindowDelegate { $0.window?.makeKeyAndVisible() } }, after: { WindowDelegate { _ in } }
        )
        .run([.launch])
        #expect(windows(report) == ["Screen -> none"], "\(report)")
    }

    @Test func aWindowThatAnAppDelegateHasFromTheStoryboardIsShown() async {
        let report = await Comparison(
            before: {
                let delegate = SilentDelegate()
                delegate.window = UIWindow()
                delegate.window?.rootViewController = Screen()
                return delegate
            },
            after: { WindowDelegate { $0.window?.makeKeyAndVisible() } }
        )
        .run([.launch])
        #expect(windows(report) == [], "\(report)")
    }

    @Test(arguments: BlackScreen.allCases)
    func nobodySeesAScreenInTheBackground(cause: BlackScreen) async {
        let samples: [Sample] = [
            .backgroundURLSession("uploads"), .fetch,
            .several("a session, and the app comes to the front", .backgroundURLSession("uploads"), .roundTrip),
        ]
        let report = await comparison(cause.connect, activate: cause.activate).run(samples)
        let found = report.rows.filter { $0.difference.kind == .window }.flatMap(\.cases)
        let cold = found.filter { $0.contains("cold") }
        #expect(!cold.isEmpty && cold.allSatisfy { $0.contains("comes to the front") }, "\(report)")
        #expect(found.contains { $0.contains("foreground") }, "\(report)")
    }

    #if RemoteNotifications
    @Test func aPushThatLaunchesAnAppInTheBackgroundShowsNoScreen() async {
        let report = await comparison { delegate, scene in
            delegate.window = .screen(in: scene)
            delegate.window?.makeKeyAndVisible()
        }
        .run([.push(["aps": ["content-available": 1]])])
        #expect(windows(report) == [], "\(report)")
    }
    #endif

    @Test func theOverviewMarksTheAppItself() async {
        let black = await comparison { _, _ in }.run([.launch])
        #expect(black.overview.contains("\n| the app | **changed** |"), "\(black.overview)")
        let accepted = await comparison { _, _ in }
            .accepting("the app", .window, before: "Screen", after: "none", because: "It is a car's.").run([.launch])
        #expect(accepted.overview.contains("\n| the app | accepted |"), "\(accepted.overview)")
        let equal = await Comparison(before: { SilentDelegate() }, after: { Roles() }).run([.launch])
        #expect(equal.overview.contains("\n| the app | equal | equal |"), "\(equal.overview)")
    }
}

/// Why a screen stays black.
enum BlackScreen: CaseIterable {
    case noWindow, noRoot, neverShown, hidden, hiddenLater, released, outsideTheScene

    @MainActor
    fileprivate func connect(_ delegate: SceneDelegateOfTest, _ scene: UIWindowScene) {
        guard self != .noWindow else { return }
        let window = self == .outsideTheScene ? UIWindow() : UIWindow(windowScene: scene)
        if self != .noRoot { window.rootViewController = Screen() }
        if self != .released { delegate.window = window }
        if self != .neverShown { window.makeKeyAndVisible() }
        if self == .hidden { window.isHidden = true }
    }

    @MainActor
    fileprivate func activate(_ delegate: SceneDelegateOfTest) {
        if self == .hiddenLater { delegate.window?.isHidden = true }
    }
}

private final class Screen: UIViewController {}

extension UIWindow {
    fileprivate static func screen(in scene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Screen()
        return window
    }
}

private final class SilentDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

/// Makes a window when the app is launched.
private final class WindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var other: UIWindow?
    private let show: @MainActor (WindowDelegate) -> Void

    init(_ show: @escaping @MainActor (WindowDelegate) -> Void) {
        self.show = show
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = Screen()
        show(self)
        return true
    }
}

private final class SceneDelegateOfTest: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var other: UIWindow?
    typealias Connect = @MainActor (SceneDelegateOfTest, UIWindowScene) -> Void

    private let connect: Connect
    private let activate: @MainActor (SceneDelegateOfTest) -> Void

    init(
        _ connect: @escaping Connect, _ activate: @escaping @MainActor (SceneDelegateOfTest) -> Void
    ) {
        self.connect = connect
        self.activate = activate
        super.init()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let scene = scene as? UIWindowScene { connect(self, scene) }
    }

    func sceneDidBecomeActive(_ scene: UIScene) { activate(self) }
}
