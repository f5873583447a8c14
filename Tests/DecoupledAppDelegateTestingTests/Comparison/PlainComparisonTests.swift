import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison says of two app delegates that know nothing of the package.
@MainActor
@Suite(.net)
struct PlainComparisonTests {
    private let effects = Effects()

    private func comparison(
        _ after: @escaping @MainActor (Effects) -> any UIApplicationDelegate = { NewDelegate($0) },
        sceneDelegate: (@MainActor (Effects) -> any UIWindowSceneDelegate)?
    ) -> Comparison {
        let effects = effects
        var make: (@MainActor () -> any UIWindowSceneDelegate)?
        if let sceneDelegate { make = { sceneDelegate(effects) } }
        var comparison = Comparison(
            before: { OldDelegate(effects) },
            after: { after(effects) },
            sceneDelegate: make,
            effects: { effects.take() }
        )
        comparison.patience = 0.05
        return comparison
    }

    private var samples: [Sample] {
        [
            .launch, .url(URL(fileURLWithPath: "/page")), .activity("order"), .shortcut("scan"), .roundTrip,
            Sample(.significantTimeChange) {},
        ]
    }

    @Test func scenesThatAreAdoptedByHandAreEqualToTheAppBefore() async {
        let report = await comparison(sceneDelegate: { NewSceneDelegate($0) }).acceptingScenes.run(samples)
        #expect(report.differences == [], "\(report)")
        #expect(Set(report.cases.map(\.worldBefore)) == [.withoutScenes])
        #expect(Set(report.cases.map(\.worldAfter)) == [.withScenes])
        #expect(report.coverage.calledHandlers == ["NewDelegate", "NewSceneDelegate"])
        #expect("\(report)".contains("2 delegates: 2 called"), "\(report)")
    }

    @Test func anAppDelegateWhoseMethodsScenesTakeAwayIsFound() async {
        let report = await comparison({ OldDelegate($0) }, sceneDelegate: { _ in EmptySceneDelegate() }).run(samples)
        let lost = Set(report.differences.filter { $0.kind == .missingEvent }.compactMap(\.event))
        #expect(lost.isSuperset(of: [.openURL, .continueUserActivity, .performShortcutAction, .didBecomeActive]))
        #expect(report.differences.contains { $0.kind == .window && $0.after == "none" }, "\(report)")
        #expect(!report.differences.contains { $0.event == .significantTimeChange }, "\(report)")
    }

    @Test func aSceneDelegateThatForgetsWhatItIsConnectedForIsFound() async {
        let report = await comparison(sceneDelegate: { ForgetfulSceneDelegate($0) }).acceptingScenes.run(samples)
        #expect(report.differences.map(\.event) == [.openURL], "\(report)")
        #expect(report.rows.first { $0.acceptedBecause == nil }?.cases.map { $0.contains("cold") } == [true])
    }

    @Test func twoAppDelegatesWithoutScenesAreComparedWithoutThem() async {
        let report = await comparison({ OldDelegate($0) }, sceneDelegate: nil).run(samples)
        #expect(report.differences == [], "\(report)")
        #expect(Set(report.cases.map(\.worldAfter)) == [.withoutScenes])
        let other = await comparison(sceneDelegate: nil).run(samples)
        #expect(other.differences.contains { $0.event == .openURL && $0.kind == .answer }, "\(other)")
    }

    @Test func twoAppDelegatesWithScenesAreComparedWithThem() async {
        let effects = effects
        let report = await Comparison(
            before: { NewDelegate(effects) }, sceneDelegate: { NewSceneDelegate(effects) },
            after: { NewDelegate(effects) }, sceneDelegate: { ForgetfulSceneDelegate(effects) },
            effects: { effects.take() }
        )
        .run(samples)
        #expect(Set(report.cases.map(\.worldBefore)) == [.withScenes])
        #expect(!report.differences.isEmpty && report.differences.allSatisfy { "\($0)".contains("opened page") })
    }

    @Test func theSharedApplicationHasTheAppDelegateOfTheSide() async {
        let report = await comparison(sceneDelegate: { AskingSceneDelegate($0) }).run([.launch])
        #expect(report.differences.map(\.after) == ["NewDelegate"], "\(report)")
    }

    @Test func aMethodThatASceneDelegateTakesOverIsNoDifferenceWhereMethodsAreKnown() async {
        let known = Comparison(
            before: { KnownDelegate() }, after: { UnawareDelegate() }, sceneDelegate: { ActiveSceneDelegate() })
        let report = await known.run([.launch, .roundTrip])
        #expect(report.differences == [], "\(report)")
        let lost = Comparison(
            before: { KnownDelegate() }, after: { UnawareDelegate() }, sceneDelegate: { InactiveSceneDelegate() })
        let losses = await lost.run([.launch, .roundTrip]).differences
        #expect(losses.map(\.event) == [.didBecomeActive], "\(losses)")
    }

    @Test func whatOnlyTheNewSceneDelegateHasAMethodForHasASample() async {
        let effects = effects
        let report = await Comparison(
            before: { KnownDelegate() }, after: { UnawareDelegate() },
            sceneDelegate: { ContinuingSceneDelegate(effects) }, effects: { effects.take() }
        )
        .run(.standard(infoPlist: [:]))
        let continued = report.differences.filter { $0.after == "continued" }
        #expect(continued.map(\.event) == [.continueUserActivity], "\(report)")
    }

    @Test func anAppThatHasAdoptedScenesIsComparedWithThemAlone() async {
        let chosen = await Comparison.ofRoles({ _ in }, { _ in }).run(samples, in: [.withScenes])
        #expect(Set(chosen.cases.map(\.worldAfter)) == [.withScenes])
        let given = await Comparison(
            before: { Roles() }, sceneDelegate: nil, after: { Roles() }, sceneDelegate: { EmptySceneDelegate() }
        )
        .run(samples)
        #expect(Set(given.cases.map(\.worldAfter)) == [.withScenes])
        #expect(Set(given.cases.map(\.worldBefore)) == [.withScenes])
    }

    @Test func nothingIsAdvisedThatNeedsThePackage() async {
        let report = await comparison({ OldDelegate($0) }, sceneDelegate: { _ in EmptySceneDelegate() }).run(samples)
        #expect(report.differences.allSatisfy { $0.slot == nil }, "\(report)")
        #expect(!"\(report)".contains("Delegate.\n"), "\(report)")
    }

    @Test func whereNothingCanBeComparedThatIsADifference() async {
        let report = await comparison({ OldDelegate($0) }, sceneDelegate: nil).run(samples, in: [.withScenes])
        #expect(report.cases.isEmpty)
        #expect(report.differences.map(\.kind) == [.notCompared], "\(report)")
    }
}

private final class Screen: UIViewController {}

private final class OldDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        effects.note("crash reports")
        window = UIWindow()
        window?.rootViewController = Screen()
        window?.makeKeyAndVisible()
        effects.note("window")
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        effects.note("opened \(url.lastPathComponent)")
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        effects.note("continued \(userActivity.activityType)")
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        effects.note("performed \(shortcutItem.type)")
        completionHandler(true)
    }

    func applicationDidBecomeActive(_ application: UIApplication) { effects.note("active") }

    func applicationDidEnterBackground(_ application: UIApplication) { effects.note("saved") }

    func applicationSignificantTimeChange(_ application: UIApplication) { effects.note("day") }
}

/// What is left of the app delegate in an app with scenes.
private final class NewDelegate: UIResponder, UIApplicationDelegate {
    private let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        effects.note("crash reports")
        return true
    }

    func applicationSignificantTimeChange(_ application: UIApplication) { effects.note("day") }
}

private final class EmptySceneDelegate: UIResponder, UIWindowSceneDelegate {}

extension Comparison {
    fileprivate var acceptingScenes: Comparison {
        acceptingSceneAdoption().accepting(
            "scene(_:willConnectTo:options:)", .effects, before: "nothing", after: "window",
            in: "to the background, and back when the scene has been disconnected (foreground, adopting scenes)",
            because: "A scene that connects again makes its window again.")
    }
}

private class NewSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    fileprivate let effects: Effects?

    required override convenience init() { self.init(nil) }

    init(_ effects: Effects?) {
        self.effects = effects
        super.init()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.rootViewController = Screen()
        window?.makeKeyAndVisible()
        effects?.note("window")
        self.scene(scene, openURLContexts: options.urlContexts)
        for activity in options.userActivities { self.scene(scene, continue: activity) }
        if let item = options.shortcutItem { perform(item) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { effects?.note("opened \(context.url.lastPathComponent)") }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        effects?.note("continued \(userActivity.activityType)")
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        perform(shortcutItem)
        completionHandler(true)
    }

    func sceneDidBecomeActive(_ scene: UIScene) { effects?.note("active") }

    func sceneDidEnterBackground(_ scene: UIScene) { effects?.note("saved") }

    private func perform(_ item: UIApplicationShortcutItem) { effects?.note("performed \(item.type)") }
}

private final class ForgetfulSceneDelegate: NewSceneDelegate {
    override func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let known = UIScene.ConnectionOptions(
            userActivities: options.userActivities, shortcutItem: options.shortcutItem)
        super.scene(scene, willConnectTo: session, options: known)
    }
}

/// Notes whose scene it is as it finds it.
private final class AskingSceneDelegate: NewSceneDelegate {
    override func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        super.scene(scene, willConnectTo: session, options: options)
        effects?.note(unsafe UIApplication.shared.delegate.map { "\(type(of: $0))" } ?? "nobody")
    }
}

/// Says which methods it has, as every object does where there is Objective-C.
private final class KnownDelegate: UIResponder, UIApplicationDelegate {
    override func responds(to aSelector: Selector!) -> Bool { aSelector == Selector(AppEvent.didBecomeActive.rawValue) }

    func applicationDidBecomeActive(_ application: UIApplication) {}
}

private final class UnawareDelegate: UIResponder, UIApplicationDelegate {
    override func responds(to aSelector: Selector!) -> Bool { false }
}

private final class ActiveSceneDelegate: UIResponder, UIWindowSceneDelegate {
    override func responds(to aSelector: Selector!) -> Bool {
        aSelector == Selector(AppEvent.sceneDidBecomeActive.rawValue)
    }
}

private final class InactiveSceneDelegate: UIResponder, UIWindowSceneDelegate {
    override func responds(to aSelector: Selector!) -> Bool { false }
}

private final class ContinuingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let effects: Effects?

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    override func responds(to aSelector: Selector!) -> Bool { aSelector == Selector("scene:continueUserActivity:") }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { effects?.note("continued") }
}
