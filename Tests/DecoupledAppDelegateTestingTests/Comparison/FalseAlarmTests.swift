#if RemoteNotifications && !canImport(UIKit)
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What is no difference, though it looks like one.
@MainActor
@Suite(.net)
struct FalseAlarmTests {
    private let effects = Effects()

    @Test func anAppThatComesToTheFrontOnceMoreDoesSoOnceMoreWithScenes() async {
        let existing: @MainActor () -> Roles = {
            roles { $0.append(ExistingAppDelegate(wrapping: ForegroundDelegate())) }
        }
        let report = await Comparison(before: { ForegroundDelegate() }, after: existing, effects: { [] })
            .run([.several("a day", .launch, .roundTrip, .roundTrip)])
        #expect(report.differences == [], "\(report)")
    }

    /// The system knows from an earlier life what the action does, also where the app is launched for it.
    @Test func anActionThatOpensTheAppOpensItWhetherItHasScenesOrNot() async {
        let effects = effects
        let action = UNNotificationAction(identifier: "open", title: "Open", options: .foreground)
        let category = UNNotificationCategory(identifier: "box", actions: [action])
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = "box"
        let making: @MainActor () -> ExistingAppDelegate = {
            ExistingAppDelegate(wrapping: ActionDelegate(category) { effects.note($0) })
        }
        let report = await Comparison(
            before: { ActionDelegate(category) { effects.note($0) } }, after: { roles { $0.append(making()) } },
            effects: { effects.take() }
        )
        .acceptingSceneAdoption().run([.response(to: content, action: "open")])
        #expect(report.differences == [], "\(report)")
        let cold = report.cases.first { $0.sample.contains("open") && $0.start == .cold }
        #expect(cold?.before.entries.contains { $0.effects == ["active"] } == true, "\(report)")
    }

    @Test func aCompletionHandlerThatIsCalledTooLateOnceIsWaitedForLonger() async {
        var isBusy = true
        var kept: (@Sendable (UIBackgroundFetchResult) -> Void)?
        var comparison = Comparison(
            before: { roles { $0.backgroundFetchDelegate = [Handling(.performFetch) { _ in .newData }] } },
            after: {
                roles {
                    $0.backgroundFetchDelegate = [
                        Fetching { completion in
                            if isBusy { kept = completion } else { completion(.newData) }
                            isBusy = false
                        }
                    ]
                }
            })
        comparison.patience = 0.05
        comparison.triesVariants = false
        let report = await comparison.run([.fetch], in: [.withoutScenes])
        #expect(report.differences == [], "\(report)")
        kept?(.newData)
    }

    @Test func whatASceneDelegateThatBothAppsHavePassesOnIsItsOwn() async throws {
        let comparison = Comparison(
            before: { OpeningDelegate() }, sceneDelegate: { ForwardingSceneDelegate() },
            after: { roles { $0.append(ExistingAppDelegate(wrapping: OpeningDelegate())) } },
            sceneDelegate: { ForwardingSceneDelegate() })
        let report = await comparison.run([.url(try #require(URL(string: "x://a")))])
        #expect(report.differences.filter { $0.kind == .arguments } == [], "\(report)")
    }

    @Test func twoComparisonsAtATimeDoNotMixWhatTheirAppsHaveDone() async {
        let effects = effects
        let slow: @MainActor (String) -> Comparison = { text in
            let making: @MainActor () -> Roles = {
                roles {
                    $0.systemConditionsDelegate = [
                        Handling(.significantTimeChange) { _ in
                            Task {
                                for _ in 0..<3 { await Task.yield() }
                                effects.note(text)
                            }
                        }
                    ]
                }
            }
            return Comparison(before: making, after: making, effects: { effects.take() })
        }
        let (one, other) = (slow("one"), slow("other"))
        async let first = one.run([Sample(.significantTimeChange) {}])
        async let second = other.run([Sample(.significantTimeChange) {}])
        let reports = await [first, second]
        #expect(reports.map(\.differences) == [[], []])
        let done = reports.map { Set($0.cases.flatMap { $0.before.entries + $0.after.entries }.flatMap(\.effects)) }
        #expect(done == [["one"], ["other"]])
    }

    @Test func objectsThatAreMadeToFindMethodsWaitForTheEndOfTheLifeThatIsPlayed() async {
        let effects = effects
        let other = Comparison(
            before: {
                effects.note("made")
                return Roles()
            },
            after: {
                effects.note("made")
                return Roles()
            })
        var others: [Task<Void, Never>] = []
        let making: @MainActor () -> Roles = {
            roles {
                $0.systemConditionsDelegate = [
                    Handling(.significantTimeChange) { _ in
                        others.append(Task { _ = await other.unnoticedLosses([]) })
                    }
                ]
            }
        }
        let report = await Comparison(before: making, after: making, effects: { effects.take() })
            .run([Sample(.significantTimeChange) {}])
        for task in others { await task.value }
        let done = report.cases.flatMap { $0.before.entries + $0.after.entries }.flatMap(\.effects)
        #expect(!others.isEmpty && done == [], "\(report)")
    }
}

private final class ActionDelegate: UIResponder, UIApplicationDelegate {
    private let category: UNNotificationCategory
    private let note: @MainActor (String) -> Void

    init(_ category: UNNotificationCategory, _ note: @escaping @MainActor (String) -> Void) {
        self.category = category
        self.note = note
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().setNotificationCategories([category])
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { note("active") }
}

private final class ForegroundDelegate: UIResponder, UIApplicationDelegate {
    override func responds(to aSelector: Selector!) -> Bool {
        aSelector == Selector(AppEvent.willEnterForeground.rawValue)
    }

    func applicationWillEnterForeground(_ application: UIApplication) {}
}

private final class OpeningDelegate: UIResponder, UIApplicationDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        true
    }
}

private final class ForwardingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let delegate = unsafe UIApplication.shared.delegate else { return }
        for context in URLContexts { _ = delegate.application(.shared, open: context.url, options: [:]) }
    }
}

private final class Fetching: BackgroundFetchDelegate {
    private let perform: @MainActor (@escaping @Sendable (UIBackgroundFetchResult) -> Void) -> Void

    init(_ perform: @escaping @MainActor (@escaping @Sendable (UIBackgroundFetchResult) -> Void) -> Void) {
        self.perform = perform
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) { perform(completionHandler) }
}
#endif
