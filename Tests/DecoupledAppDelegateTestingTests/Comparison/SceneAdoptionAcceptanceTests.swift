import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What UIKit does otherwise once an app has adopted scenes, and the name that accepts it.
@MainActor
@Suite(.net)
struct SceneAdoptionAcceptanceTests {
    private let effects = Effects()

    private var wrapped: Comparison { wrapped(effects: nil) }

    private func wrapped(effects take: (@MainActor () -> [String])?) -> Comparison {
        let effects = effects
        var comparison = Comparison(
            before: { NotingDelegate(effects) },
            after: { roles { $0.append(ExistingAppDelegate(wrapping: NotingDelegate(effects))) } },
            effects: take
        )
        comparison.patience = 0.05
        return comparison
    }

    private var samples: [Sample] {
        .standard(
            infoPlist: [:],
            adding: [
                .url(URL(fileURLWithPath: "/page")), .activity("order"), .shortcut("scan"),
            ])
    }

    @Test func launchOptionsThatScenesTakeAwayAreReportedOnceForEachLaunchMethod() async {
        let report = await wrapped.run([.url(URL(fileURLWithPath: "/page")), .shortcut("scan")], in: [.withScenes])
        let rows = report.rows.filter { $0.difference.kind == .arguments }
        #expect(rows.map(\.difference.event) == [.willFinishLaunching, .didFinishLaunching], "\(report)")
        #expect(rows.allSatisfy { $0.cases.count == 2 && $0.difference.before == "launch options" })
    }

    @Test func aLaunchMethodThatMayNotBeThereHasNoLaunchOptionsToLose() async {
        let report = await Comparison(
            before: { SilentDelegate() },
            after: { roles { $0.append(ExistingAppDelegate(wrapping: SilentDelegate())) } }
        )
        .run([.url(URL(fileURLWithPath: "/page"))])
        #expect(report.differences.filter { $0.kind == .arguments }.map(\.event) == [.didFinishLaunching])
    }

    @Test func oneNameAcceptsWhatAdoptingScenesBringsAboutAndPrintsIt() async {
        let without = await wrapped.run(samples)
        #expect(!without.differences.isEmpty)
        let report = await wrapped.acceptingSceneAdoption().run(samples)
        #expect(report.differences == [], "\(report)")
        #expect(
            Set(report.accepted.compactMap(\.event)) == [
                .willFinishLaunching, .didFinishLaunching, .willEnterForeground, .willContinueUserActivity,
            ])
        #expect(
            "\(report)".contains(
                """
                application(_:didFinishLaunchingWithOptions:) | arguments: launch options -> nil, as in any app with scenes
                    because  In an app with scenes, launch options are nil.
                """
            ),
            "\(report)")
        #expect(report.markdown().contains("accepted: A scene enters the foreground at a launch, too."))
    }

    @Test func theNameAcceptsThatTheAppEntersTheForegroundAtALaunchAndNotWhatItThenDoes() async {
        let effects = effects
        let handled = await wrapped(effects: { effects.take() }).acceptingSceneAdoption()
            .run([.launch], in: [.withScenes])
        #expect(
            handled.differences.map(\.description) == [
                "applicationWillEnterForeground(_:) | newEvent: nothing -> fresh"
            ],
            "\(handled)")
        let byHand = await Comparison(
            before: { NotingDelegate(effects) }, after: { NotingDelegate(effects) },
            sceneDelegate: { RefreshingSceneDelegate(effects) }, effects: { effects.take() }
        )
        .acceptingSceneAdoption().run([.launch])
        #expect(
            byHand.differences.map(\.description) == ["sceneWillEnterForeground(_:) | effects: nothing -> fresh"],
            "\(byHand)")
    }

    @Test func theNameDoesNotAcceptThatWhatWasSavedIsNotWhenTheUserSwipesTheAppAway() async {
        let effects = effects
        let report = await comparisonWithIdleScene { effects.take() }.run([.termination])
        let lost = report.differences.filter { $0.event == .didEnterBackground && $0.kind == .missingEvent }
        #expect(lost.map(\.before) == ["saved"], "\(report)")
        let announced = await comparisonWithIdleScene { effects.take() }.run([.activity("order")])
        #expect(announced.differences.contains { $0.before == "will continue" }, "\(announced)")
    }

    private func comparisonWithIdleScene(_ take: (@MainActor () -> [String])?) -> Comparison {
        let effects = effects
        return Comparison(
            before: { NotingDelegate(effects) }, after: { NotingDelegate(effects) },
            sceneDelegate: { IdleSceneDelegate() }, effects: take
        )
        .acceptingSceneAdoption()
    }

    @Test func theNameAcceptsTheSameDifferenceInNoOtherCase() async {
        let ended = await comparisonWithIdleScene(nil).run([.termination])
        #expect(ended.accepted.contains { $0.event == .didEnterBackground && $0.kind == .missingEvent }, "\(ended)")
        let effects = effects
        let comparison = comparisonWithIdleScene { effects.take() }
        let left = await comparison.run([.roundTrip])
        #expect(left.differences.contains { $0.event == .didEnterBackground })
        #expect(left.differences.contains { $0.event == .willEnterForeground })
        let launch = await comparison.run([.activity("order")])
        #expect(launch.differences.contains { $0.event == .continueUserActivity && $0.kind == .missingEvent })
    }

    @Test func theNameAcceptsThatASceneThatComesBackAndIsSwipedAwayEntersTheBackgroundOnceLess() async {
        let report = await wrapped.acceptingSceneAdoption()
            .run([.several("the end of a day", .roundTrip, .termination)])
        #expect(report.differences == [], "\(report)")
    }

    @Test func anAppThatAdoptsScenesNeedsTheNameThoughNothingThatItHasIsChanged() async {
        let report = await Comparison(
            before: { OpeningDelegate() }, after: { OpeningDelegate() }, sceneDelegate: { OpeningSceneDelegate() }
        )
        .acceptingSceneAdoption()
        .run([.url(URL(fileURLWithPath: "/page"))])
        #expect(report.differences == [], "\(report)")
        #expect(report.accepted == [], "\(report)")
    }

    @Test func theNameIsADifferenceWhereNoAppAdoptsScenes() async {
        let report = await wrapped.acceptingSceneAdoption().run([.roundTrip], in: [.withoutScenes])
        #expect(report.differences.map(\.kind) == [.unneededAcceptance])
        #expect(report.differences.first?.before == "acceptingSceneAdoption()")
        #expect(report.differences.first?.after == "the same")
        let kept = await Comparison(
            before: { OpeningDelegate() }, sceneDelegate: { OpeningSceneDelegate() },
            after: { OpeningDelegate() }, sceneDelegate: { OpeningSceneDelegate() }
        )
        .acceptingSceneAdoption()
        .run([.url(URL(fileURLWithPath: "/page"))])
        #expect(kept.differences.map(\.kind) == [.unneededAcceptance], "\(kept)")
    }
}

private final class IdleSceneDelegate: UIResponder, UIWindowSceneDelegate {}

private final class RefreshingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { effects.note("fresh") }
}

/// Has a method for URLs alone, and says so.
private final class OpeningDelegate: UIResponder, UIApplicationDelegate {
    override func responds(to aSelector: Selector!) -> Bool { aSelector == Selector(AppEvent.openURL.rawValue) }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        true
    }
}

private final class OpeningSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

private final class SilentDelegate: UIResponder, UIApplicationDelegate {}

/// Notes what it receives, and says which methods it has, as every object does where there is Objective-C.
private final class NotingDelegate: UIResponder, UIApplicationDelegate {
    private let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    override func responds(to aSelector: Selector!) -> Bool {
        [
            AppEvent.willFinishLaunching, .didFinishLaunching, .openURL, .willContinueUserActivity,
            .continueUserActivity, .performShortcutAction, .willEnterForeground, .didEnterBackground,
        ]
        .map { Selector($0.rawValue) }.contains(aSelector)
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        effects.note("will launch")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        effects.note("launched")
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        effects.note("opened")
        return true
    }

    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        effects.note("will continue")
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        effects.note("continued")
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        effects.note("performed")
        completionHandler(true)
    }

    func applicationWillEnterForeground(_ application: UIApplication) { effects.note("fresh") }

    func applicationDidEnterBackground(_ application: UIApplication) { effects.note("saved") }
}
