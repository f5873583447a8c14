#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What shows only when something has happened before: in the same life of the app, or in the last one.
@MainActor
@Suite(.net)
struct LifeTests {
    private let effects = Effects()

    @Test func whatAnotherEventMakesAnAppDoAgainIsFound() async {
        let effects = effects
        let making: @MainActor (Bool) -> Roles = { forgets in
            var isShown = false
            var hasSlept = false
            return roles {
                $0.systemConditionsDelegate = [
                    Handling(.significantTimeChange) { _ in
                        if !isShown || hasSlept && !forgets { effects.note("shown") }
                        isShown = true
                    },
                    Handling(.didReceiveMemoryWarning) { _ in hasSlept = isShown },
                ]
            }
        }
        let report = await Comparison(
            before: { making(false) }, after: { making(true) }, effects: { effects.take() }
        )
        .run([Sample(.significantTimeChange) {}, Sample(.didReceiveMemoryWarning) {}], in: [.withoutScenes])
        #expect(report.differences.map(\.kind) == [.effects], "\(report)")
        let cases = report.rows.flatMap(\.cases)
        #expect(cases.first?.hasPrefix("every sample, one after the other and back") == true, "\(report)")
        #expect(
            cases.allSatisfy { $0.hasPrefix("every sample, ") || $0.contains(", in turn with each later sample ") },
            "\(report)")
    }

    @Test func whatOneLaunchLeavesForTheNextIsFound() async {
        let effects = effects
        let stored = Stored()
        let making: @MainActor (Bool) -> Roles = { forgets in
            roles {
                $0.urlDelegate = [
                    Handling(.openURL) { input in
                        if !forgets { stored.values["last"] = input.url.lastPathComponent }
                        return true
                    }
                ]
                $0.appStateDelegate = [
                    Handling(.didFinishLaunching) { _ in
                        effects.note("opens \(stored.values["last"] ?? "nothing")")
                        return true
                    }
                ]
            }
        }
        let report = await Comparison(
            before: { making(false) }, after: { making(true) }, effects: { effects.take() },
            reset: { stored.values = [:] }
        )
        .run([.launch, .url(URL(fileURLWithPath: "/bike"))], in: [.withoutScenes])
        #expect(report.differences.map(\.after) == ["opens nothing"], "\(report)")
        #expect(!"\(report)".contains("It shows only after an update"), "\(report)")
        #expect(
            report.rows.flatMap(\.cases).first
                == "two launches and every sample, after a life with every sample (cold, without scenes)",
            "\(report)")
        #expect(
            report.rows.flatMap(\.cases).allSatisfy { $0.contains("launch") && $0.contains(", after ") },
            "\(report)")
    }

    @Test(arguments: ["user", "account"])
    func whatTheAppHasSavedBeforeAnUpdateAndNobodyReadsIsFound(key: String) async {
        let effects = effects
        let stored = Stored()
        let making: @MainActor (String) -> Roles = { key in
            roles {
                $0.urlDelegate = [
                    Handling(.openURL) { input in
                        stored.values[key] = input.url.lastPathComponent
                        return true
                    }
                ]
                $0.appStateDelegate = [
                    Handling(.didFinishLaunching) { _ in
                        effects.note(stored.values[key].map { "\($0) is signed in" } ?? "nobody is signed in")
                        return true
                    }
                ]
            }
        }
        let report = await Comparison(
            before: { making("user") }, after: { making(key) }, effects: { effects.take() },
            reset: { stored.values = [:] }
        )
        .run([.launch, .url(URL(fileURLWithPath: "/ada"))], in: [.withoutScenes])
        let isSame = key == "user"
        #expect(report.differences.map(\.after) == (isSame ? [] : ["nobody is signed in"]), "\(report)")
        #expect(
            report.rows.flatMap(\.cases).first
                == (isSame
                    ? nil
                    : "two launches and every sample, updated after a life with every sample (cold, without scenes)"),
            "\(report)")
        #expect(report.rows.flatMap(\.cases).allSatisfy { $0.contains(", updated after ") }, "\(report)")
        #expect("\(report)".contains("\n  advice  It shows only after an update: ") != isSame, "\(report)")
    }

    @Test(arguments: ["com.shop.", "com.shop.order."])
    func aPrefixWithoutItsDotIsFound(prefix: String) async {
        let effects = effects
        let identifier = "com.shop.order.7"
        let making: @MainActor (String) -> Roles = { prefix in
            roles {
                $0.shortcutItemDelegate = [
                    Handling(.performShortcutAction) { input in
                        if input.type.hasPrefix(prefix) { effects.note("ordered") }
                        return true
                    }
                ]
                $0.activityContinuationDelegate = [
                    Handling(.continueUserActivity) { input in
                        if input.userActivity.activityType.hasPrefix(prefix) { effects.note("continued") }
                        return true
                    }
                ]
                $0.backgroundURLSessionDelegate = [
                    Handling(.handleBackgroundURLSessionEvents) { input async in
                        if input.hasPrefix(prefix) { effects.note("resumed") }
                    }
                ]
            }
        }
        let report = await Comparison(
            before: { making(prefix) }, after: { making("\(prefix.dropLast())") }, effects: { effects.take() }
        )
        .run(
            [.shortcut(identifier), .activity(identifier), .backgroundURLSession(identifier)], in: [.withoutScenes])
        #expect(
            Set(report.differences.map(\.event)) == [
                .performShortcutAction, .continueUserActivity, .handleBackgroundURLSessionEvents,
            ], "\(report)")
    }

    @Test(arguments: [true, false])
    func workThatHasMovedToTheScenesConnectionIsFoundWhereTheSceneConnectsAgain(isOnce: Bool) async {
        let effects = effects
        let report = await Comparison(
            before: { NotingLaunch(effects, "database") },
            after: { NotingLaunch(effects) },
            sceneDelegate: { NotingScene(effects, "database", isOnce: isOnce) }, effects: { effects.take() }
        )
        .acceptingSceneAdoption().run([.launch, .roundTrip])
        #expect(report.differences.map(\.event) == (isOnce ? [] : [.sceneWillConnect]), "\(report)")
        #expect(report.differences.map(\.after) == (isOnce ? [] : ["database"]), "\(report)")
        #expect(
            report.rows.filter { $0.acceptedBecause == nil }.flatMap(\.cases)
                == (isOnce
                    ? []
                    : [
                        "to the background, and back when the scene has been disconnected (foreground, adopting scenes)"
                    ]),
            "\(report)")
    }

    @Test func theOrderOfALaunchIsComparedThoughAPartOfItHasMovedToTheScene() async {
        let effects = effects
        let report = await Comparison(
            before: { NotingLaunch(effects, "database", "theme", "window") },
            after: { NotingLaunch(effects, "theme", "database") },
            sceneDelegate: { NotingScene(effects, "window") }, effects: { effects.take() }
        )
        .acceptingSceneAdoption().run([.launch])
        #expect(report.differences.map(\.kind) == [.order], "\(report)")
        #expect(report.differences.map(\.before) == ["database; theme; window"], "\(report)")
        let same = await Comparison(
            before: { NotingLaunch(effects, "database", "theme", "window") },
            after: { NotingLaunch(effects, "database", "theme") },
            sceneDelegate: { NotingScene(effects, "window") }, effects: { effects.take() }
        )
        .acceptingSceneAdoption().run([.launch])
        #expect(same.differences == [], "\(same)")
    }
}

extension LifeTests {
    /// What has moved is no call less.
    @Test(arguments: [true, false])
    func theOrderOfALinkIsComparedThoughAnEarlierOneHasMovedToTheScene(isKept: Bool) async {
        let effects = effects
        let links = ["first", "second"].map { Sample.url(URL(fileURLWithPath: "/\($0)")) }
        let report = await Comparison(
            before: { LinkDelegate(effects) }, after: { NotingLaunch(effects) },
            sceneDelegate: { LinkSceneDelegate(effects, isKept ? ["list", "page"] : ["page", "list"]) },
            effects: { effects.take() }
        )
        .acceptingSceneAdoption().run([.several("two links", links[0], links[1])])
        let cold = report.cases.first { $0.start == .cold }
        let kinds = cold?.differences.map(\.kind).filter { $0 != .arguments }
        #expect(kinds == (isKept ? [] : [.order]), "\(report)")
    }
}

private final class LinkDelegate: UIResponder, UIApplicationDelegate {
    private let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        for note in ["list", "page"] { effects.note(note) }
        return true
    }
}

/// Shows a list and a page, in another order if it is connected already.
private final class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let effects: Effects
    private let orderOnceConnected: [String]

    init(_ effects: Effects, _ orderOnceConnected: [String]) {
        self.effects = effects
        self.orderOnceConnected = orderOnceConnected
        super.init()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        for _ in options.urlContexts { for note in ["list", "page"] { effects.note(note) } }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for note in orderOnceConnected { effects.note(note) }
    }
}

private final class NotingLaunch: UIResponder, UIApplicationDelegate {
    private let effects: Effects
    private let notes: [String]
    var hasScene = false

    init(_ effects: Effects, _ notes: String...) {
        self.effects = effects
        self.notes = notes
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        for note in notes { effects.note(note) }
        return true
    }
}

private final class NotingScene: UIResponder, UIWindowSceneDelegate {
    private let effects: Effects
    private let note: String
    private let isOnce: Bool

    /// Whether the app does it for the first of its scenes alone.
    init(_ effects: Effects, _ note: String, isOnce: Bool = false) {
        self.effects = effects
        self.note = note
        self.isOnce = isOnce
        super.init()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if isOnce {
            guard let launch = unsafe UIApplication.shared.delegate as? NotingLaunch, !launch.hasScene else { return }
            launch.hasScene = true
        }
        effects.note(note)
    }
}
#endif
