import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Differences that a comparison could pass over: what is done at unusual moments, and beside what is accepted.
@MainActor
@Suite(.net)
struct HiddenLossTests {
    private let effects = Effects()

    private func comparison(
        _ fill: @escaping @MainActor (inout Roles) -> Void, _ refill: @escaping @MainActor (inout Roles) -> Void
    ) -> Comparison {
        var comparison = Comparison.ofRoles(fill, refill, effects: effects, patience: 0.05)
        comparison.triesVariants = false
        return comparison
    }

    @Test func whatInitializersDoIsComparedAtALaunch() async {
        let effects = effects
        let report = await comparison({ _ in effects.note("started") }, { _ in }).run([.launch])
        #expect(report.differences.map(\.kind) == [.effects])
        #expect(report.differences.map(\.before) == ["started"])
    }

    @Test func whatAnInitializerDidAndTheLaunchDoesNowIsTheSame() async {
        let effects = effects
        let report = await comparison({ _ in effects.note("started") }) { roles in
            roles.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    effects.note("started")
                    return true
                }
            ]
        }
        .run([.launch])
        #expect(!report.differences.contains { $0.kind == .effects || $0.kind == .otherEvent }, "\(report)")
    }

    @Test func workAfterTheResultOfTheLastOfSeveralSamplesIsFound() async {
        let effects = effects
        let report = await comparison {
            $0.backgroundFetchDelegate = [
                Handling(.performFetch) { _ in
                    effects.note("stored")
                    return .newData
                }
            ]
        } _: {
            $0.backgroundFetchDelegate = [
                Handling(.performFetch) { _ in
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { effects.note("stored") }
                    return .newData
                }
            ]
        }
        .lingering(0.05)
        .run([.several("a link, then a fetch", .url(.page), Sample(.performFetch) {})], in: [.withoutScenes])
        #expect(report.differences.map(\.event) == [.performFetch], "\(report)")
        #expect(report.differences.contains { $0.after == "stored, after the result" }, "\(report)")
    }

    @Test func workAfterTheResultIsFoundWhereTheTimingOfResultsIsNotCompared() async {
        let effects = effects
        var comparison = comparison {
            $0.backgroundURLSessionDelegate = [StoringHandler(in: effects, isLate: false)]
        } _: {
            $0.backgroundURLSessionDelegate = [StoringHandler(in: effects, isLate: true)]
        }
        comparison.comparesTiming = false
        let report = await comparison.run([.backgroundURLSession("uploads")], in: [.withoutScenes])
        #expect(report.differences.contains { $0.after == "stored, after the result" }, "\(report)")
    }

    @Test func workThatIsPutOffUntilTheProcessHasEndedIsFound() async {
        let effects = effects
        let report = await Comparison.ofRoles(
            { $0.appStateDelegate = [Handling(.willTerminate) { _ in effects.note("saved") }] },
            { $0.appStateDelegate = [Handling(.willTerminate) { _ in Task { effects.note("saved") } }] },
            effects: effects
        )
        .run([.termination])
        #expect(report.differences.map(\.after) == ["saved, after the result"], "\(report)")
    }

    @Test(arguments: Comparison.World.allCases)
    func workThatIsPutOffUntilTheAppMayBeSuspendedIsFound(world: Comparison.World) async {
        let effects = effects
        let saving: @MainActor (@escaping @MainActor () -> Void) -> @MainActor (inout Roles) -> Void = { save in
            {
                if world == .withScenes {
                    $0.sceneStateDelegate = [Handling(.sceneDidEnterBackground) { _ in save() }]
                } else {
                    $0.appStateDelegate = [Handling(.didEnterBackground) { _ in save() }]
                }
            }
        }
        let report = await comparison(
            saving { effects.note("saved") }, saving { Task { effects.note("saved") } }
        )
        .run([.roundTrip], in: [world])
        #expect(Set(report.differences.map(\.after)) == ["saved, after the result"], "\(report)")
        #expect(report.differences.allSatisfy { $0.advice.contains("once the method returns") }, "\(report)")
    }

    @Test(arguments: [false, true])
    func workThatASceneDelegatePutsOffUntilTheAppMayBeSuspendedIsFound(isLate: Bool) async {
        let effects = effects
        let report = await Comparison(
            before: { SavingAppDelegate(effects) }, after: { PlainDelegate() },
            sceneDelegate: { SavingSceneDelegate(effects, isLate: isLate) }, effects: { effects.take() }
        )
        .acceptingSceneAdoption()
        .run([.roundTrip])
        #expect(Set(report.differences.map(\.after)) == (isLate ? ["saved, after the result"] : []), "\(report)")
    }

    @Test func whatAnAppDoesOnceInAProcessIsFoundThoughAReplayCannotShowIt() async {
        let effects = effects
        var isConfigured = false
        let report = await Comparison.ofRoles(
            {
                $0.urlDelegate = [
                    Handling(.openURL) { _ in
                        if !isConfigured { effects.note("configured") }
                        isConfigured = true
                        return true
                    }
                ]
            }, { $0.urlDelegate = [Handling(.openURL) { _ in true }] }, effects: effects
        )
        .run([.url(URL(fileURLWithPath: "/page"))])
        #expect(report.differences.map(\.before) == ["configured"], "\(report)")
    }

    @Test func whatAnAppDoesOnceInPlaceOfTwiceIsFound() async {
        let effects = effects
        let report = await Comparison.ofRoles(
            {
                $0.urlDelegate = [
                    Handling(.openURL) { _ in
                        effects.note("saved")
                        effects.note("saved")
                        return true
                    }
                ]
            },
            {
                $0.urlDelegate = [
                    Handling(.openURL) { _ in
                        effects.note("saved")
                        return true
                    }
                ]
            }, effects: effects
        )
        .run([.url(URL(fileURLWithPath: "/page"))])
        #expect(Set(report.differences.map(\.kind)) == [.effects], "\(report)")
    }

    @Test func aURLThatARunningSceneDelegateLosesIsFoundWithoutEffects() async {
        let report = await Comparison(
            before: { URLAnsweringAppDelegate() }, after: { URLAnsweringAppDelegate() },
            sceneDelegate: { ConnectingSceneDelegate() }
        )
        .acceptingSceneAdoption()
        .run([.url(URL(fileURLWithPath: "/page"))])
        let lost = report.rows.filter { $0.difference.kind == .missingEvent }
        #expect(lost.flatMap(\.cases).contains { $0.contains("foreground") }, "\(report)")
    }

    @Test func aRestorationThatIsLostAtALaunchAloneIsFound() async {
        let report = await comparison {
            $0.activityContinuationDelegate = [RestoringHandler()]
        } _: {
            $0.activityContinuationDelegate = [Handling(.continueUserActivity) { _ in true }]
        }
        .run([.activity("read")], in: [.withoutScenes])
        let row = report.rows.first { $0.difference.kind == .restoration }
        #expect(row?.cases.contains("activity read (cold, without scenes)") == true, "\(report)")
    }

    @Test func whatAVariantLosesIsFoundThoughAnotherVariantDiffersAsIsAccepted() async {
        let effects = effects
        let page = URL(fileURLWithPath: "/page")
        var firstOther: URL?
        var comparison = comparison {
            $0.urlDelegate = [
                Handling(.openURL) { _ in
                    effects.note("opened")
                    return true
                }
            ]
        } _: {
            $0.urlDelegate = [
                Handling(.openURL) { input in
                    if input.url != page { firstOther = firstOther ?? input.url }
                    effects.note([page, firstOther].contains(input.url) ? "open \(input.url)" : "lost")
                    return true
                }
            ]
        }
        comparison.triesVariants = true
        let report = await comparison.accepting(
            "application(_:open:options:)", .effects, before: "opened", after: .matching("open .*"),
            in: .matching("file:///page \\((cold|foreground|background), without scenes\\)"),
            because: "It names the page."
        )
        .run([.url(page)], in: [.withoutScenes])
        #expect(report.differences.contains { $0.after == "lost" }, "\(report)")
    }

    @Test func aSampleThatDoesNotSayWhatBringsItAboutIsNotPlayedToASceneDelegateOfTheAppsOwn() async {
        let page = URL(fileURLWithPath: "/page")
        let comparison = Comparison(
            before: { PlainDelegate() }, sceneDelegate: { SilentSceneDelegate() },
            after: { PlainDelegate() }, sceneDelegate: { SilentSceneDelegate() })
        let report = await comparison.run([Sample(.openURL) { (page, [:]) }])
        #expect(report.notPlayed.count == 1)
    }
}

extension Comparison {
    fileprivate func lingering(_ seconds: Double) -> Comparison {
        var comparison = self
        comparison.lingering = seconds
        comparison.onProgress = { _ in }
        return comparison
    }
}

extension URL {
    fileprivate static let page = URL(fileURLWithPath: "/page")
}

/// Stores something, and then says so, or the other way round.
private final class StoringHandler {
    private let effects: Effects
    private let isLate: Bool

    init(in effects: Effects, isLate: Bool) {
        self.effects = effects
        self.isLate = isLate
    }
}

extension StoringHandler: BackgroundURLSessionDelegate {
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        guard isLate else {
            effects.note("stored")
            return completionHandler()
        }
        let effects = effects
        Task {
            completionHandler()
            DispatchQueue.main.async { effects.note("stored") }
        }
    }
}

/// Hands over an object for an activity that launches the app, and for no other.
private final class RestoringHandler {}

extension RestoringHandler: ActivityContinuationDelegate {
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        if application.applicationState != .active { restorationHandler([UIResponder()]) }
        return true
    }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

/// Saves when the app has entered the background.
private final class SavingAppDelegate: UIResponder, UIApplicationDelegate {
    private let effects: Effects

    init(_ effects: Effects) { self.effects = effects }

    func applicationDidEnterBackground(_ application: UIApplication) { effects.note("saved") }
}

/// Saves when the scene has entered the background, at once or on a later turn.
private final class SavingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let effects: Effects
    private let isLate: Bool

    init(_ effects: Effects, isLate: Bool) {
        self.effects = effects
        self.isLate = isLate
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        let effects = effects
        if isLate { Task { effects.note("saved") } } else { effects.note("saved") }
    }
}

private final class SilentSceneDelegate: UIResponder, UIWindowSceneDelegate {}

/// Takes every URL.
private final class URLAnsweringAppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool { true }
}

/// Reads the URL that its scene connects for, and no other.
private final class ConnectingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}

    override func responds(to selector: Selector!) -> Bool {
        selector == Selector("scene:willConnectToSession:options:")
    }
}
