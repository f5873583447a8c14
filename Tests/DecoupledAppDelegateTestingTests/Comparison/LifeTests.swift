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
        #expect(report.rows.flatMap(\.cases).allSatisfy { $0.hasPrefix("every sample, one after the other and back") })
    }

    @Test func whatOneLaunchLeavesForTheNextIsFound() async {
        let effects = effects
        let stored = Stored()
        let making: @MainActor (Bool) -> Roles = { forgets in
            roles {
                $0.urlDelegate = [
                    Handling(.openURL) { input in
                        if !forgets { stored.last = input.url.lastPathComponent }
                        return true
                    }
                ]
                $0.appStateDelegate = [
                    Handling(.didFinishLaunching) { _ in
                        effects.note("opens \(stored.last)")
                        return true
                    }
                ]
            }
        }
        let report = await Comparison(
            before: { making(false) }, after: { making(true) }, effects: { effects.take() },
            reset: { stored.last = "nothing" }
        )
        .run([.launch, .url(URL(fileURLWithPath: "/bike"))], in: [.withoutScenes])
        #expect(report.differences.map(\.after) == ["opens nothing"], "\(report)")
        #expect(
            report.rows.flatMap(\.cases) == ["a launch, after a life with every sample (cold, without scenes)"],
            "\(report)")
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

/// What an app saves.
@MainActor private final class Stored {
    var last = "nothing"
}

private final class NotingLaunch: UIResponder, UIApplicationDelegate {
    private let effects: Effects
    private let notes: [String]

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

    init(_ effects: Effects, _ note: String) {
        self.effects = effects
        self.note = note
        super.init()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        effects.note(note)
    }
}
#endif
