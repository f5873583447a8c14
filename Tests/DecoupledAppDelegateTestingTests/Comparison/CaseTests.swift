#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison makes for its cases, and what it puts beside each other.
@MainActor
@Suite(.net)
struct CaseTests {
    private let effects = Effects()
    private let url = URL(fileURLWithPath: "/page")

    @Test func noMoreObjectsAreMadeThanCasesNeedEachAfterAReset() async {
        var log: [String] = []
        var comparison = Comparison(
            before: {
                log.append("before")
                return PlainDelegate()
            },
            after: {
                log.append("after")
                return Roles()
            }, effects: { [] }, reset: { log.append("reset") })
        comparison.triesVariants = false
        _ = await comparison.run([.launch, .roundTrip], in: [.withoutScenes])
        #expect(log == ["reset", "before", "reset", "after", "reset", "before", "reset", "after"])
        log = []
        // What the app did before is the same whether it adopts scenes or not.
        _ = await comparison.run([.launch])
        #expect(log == ["reset", "before", "reset", "after", "reset", "after"])
        log = []
        _ = await comparison.run([])
        #expect(log == ["reset", "before", "reset", "after"])
    }

    @Test func aSceneDelegateIsMadeForEachSceneAlone() async {
        var count = 0
        var comparison = Comparison(
            before: { PlainDelegate() },
            sceneDelegate: {
                count += 1
                return PlainSceneDelegate()
            }, after: { Roles() })
        comparison.triesVariants = false
        _ = await comparison.run([.launch])
        #expect(count == 1)
    }

    @Test func ofTwoSessionsThatAreDoneInAnotherOrderNoArgumentsDiffer() async {
        // The first is done when the second comes, and after that one.
        let sessions: @MainActor (inout Roles, Bool) -> Void = { roles, waits in
            var waiting: (@Sendable () -> Void)?
            let handler = RecordingHandler(wanting: [.handleBackgroundURLSessionEvents])
            handler.answer(.handleBackgroundURLSessionEvents) { identifier, completion in
                if waits, identifier == "a", waiting == nil { return waiting = { completion(()) } }
                completion(())
                if let first = waiting { DispatchQueue.main.async { first() } }
                waiting = nil
            }
            roles.backgroundURLSessionDelegate = [handler]
        }
        let samples: [Sample] = [.several("two sessions", .backgroundURLSession("a"), .backgroundURLSession("b"))]
        let report = await Comparison.ofRoles({ sessions(&$0, false) }, { sessions(&$0, true) }).run(samples)
        #expect(report.cases.first?.after.entries.suffix(2).map(\.input) == ["b", "a"], "\(report.cases)")
        #expect(!report.differences.map(\.kind).contains(.arguments), "\(report)")
    }

    @Test func ofTwoEventsOfWhichOneNoLongerComesTheOtherKeepsItsArguments() async {
        let pages = ["/first", "/second"].map { URL(fileURLWithPath: $0) }
        let report = await Comparison(
            before: { PlainDelegate() }, sceneDelegate: { OpeningSceneDelegate([]) },
            after: { roles { $0.urlDelegate = [Handling(.openURL) { _ in true }] } },
            sceneDelegate: { OpeningSceneDelegate(["first"]) }
        )
        .run([.several("two pages", .url(pages[0]), .url(pages[1]))])
        #expect(!report.differences.map(\.kind).contains(.arguments), "\(report)")
    }

    @Test func rolesAndASceneDelegateReceiveAURLBeforeTheSceneIsActive() async {
        let effects = effects
        let order: @MainActor (ComparisonReport.Outcome) -> [AppEvent] = { outcome in
            let all: [AppEvent] = [
                .sceneWillEnterForeground, .willContinueUserActivity, .openURL, .continueUserActivity,
                .performShortcutAction, .sceneDidBecomeActive, .didBecomeActive,
            ]
            return outcome.entries.map(\.event).filter(all.contains)
        }
        let report = await Comparison(
            before: { PlainDelegate() }, sceneDelegate: { NotingSceneDelegate(effects) },
            after: { roles { $0.append(RecordingHandler()) } }, effects: { effects.take() }
        )
        .run([.url(url), .activity("order"), .shortcut("scan")])
        let requests: [[AppEvent]] = [
            [.openURL], [.willContinueUserActivity, .continueUserActivity], [.performShortcutAction],
        ]
        for (item, request) in zip(report.cases.filter { $0.start == .background }, requests) {
            let expected = [.sceneWillEnterForeground] + request + [.sceneDidBecomeActive]
            #expect(order(item.before).filter { $0 != .didBecomeActive } == expected, "\(item.name)")
            #expect(order(item.after) == expected + [.didBecomeActive], "\(item.name)")
        }
    }

    @Test func aWindowThatAHandlerHoldsIsSeen() async {
        let report = await Comparison(
            before: { PlainDelegate() },
            after: {
                var window: UIWindow?
                return roles { roles in
                    roles.appStateDelegate = [
                        Handling(.didFinishLaunching) { _ in
                            let made = UIWindow(frame: CGRect())
                            made.rootViewController = UIViewController()
                            made.makeKeyAndVisible()
                            window = made
                            return window != nil
                        }
                    ]
                }
            }
        )
        .run([.launch])
        let found = report.differences.filter { $0.kind == .window }
        #expect(found.map(\.after) == ["UIViewController"], "\(report)")
        #expect(found.map(\.worlds) == [[.withoutScenes]])
    }

    @Test func anotherObjectThatBecomesTheCentersDelegateIsFoundAndOneThatNobodyHolds() async {
        let handling: @MainActor (inout Roles, (any UNUserNotificationCenterDelegate)?, Bool) -> Void = {
            roles, held, isSet in
            roles.userNotificationsDelegate = [RecordingHandler()]
            guard isSet else { return }
            roles.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    let guest = held ?? Guest()
                    UNUserNotificationCenter.current().delegate = guest
                    return true
                }
            ]
        }
        let guest = Guest()
        for (held, after) in [(guest, "handlers and Guest"), (nil, "handlers and Guest, which nobody holds")] {
            let report = await Comparison.ofRoles({ handling(&$0, nil, false) }, { handling(&$0, held, true) }).run([
                .launch
            ])
            let found = report.differences.filter { $0.kind == .notificationCenter }
            #expect(found.map(\.after) == [after], "\(report)")
        }
        let same = await Comparison.ofRoles({ handling(&$0, guest, true) }, { handling(&$0, guest, true) }).run([
            .launch
        ])
        #expect(same.differences == [], "\(same)")
    }

    @Test func aStateThatASceneNewlySavesIsFound() async {
        let report = await Comparison(
            before: { PlainDelegate() },
            after: {
                roles { roles in
                    roles.sceneRestorationDelegate = [
                        Handling(.sceneStateRestorationActivity) { _ in NSUserActivity(activityType: "state") }
                    ]
                }
            }, effects: { effects.take() }
        )
        .run([.roundTrip])
        #expect(report.differences.map(\.kind) == [.newEvent], "\(report)")
        #expect(report.differences.map(\.event) == [.sceneStateRestorationActivity])
    }

    @Test func aHandlerThatNoLongerClaimsWhatItHasNeverImplementedIsNoDifference() async {
        let report = await Comparison.ofRoles {
            $0.stateRestorationDelegate = [Saving()]
        } _: {
            $0.stateRestorationDelegate = [Handling(.shouldSaveState) { _ in true }]
        }
        .run([Sample(.shouldSaveState) { NSKeyedArchiver(requiringSecureCoding: true) }])
        #expect(report.differences == [], "\(report)")
    }

    @Test func lossesAreSoughtWithoutPlayingTheFirstAppAgain() async {
        var count = 0
        let fill: @MainActor (inout Roles) -> Void = { $0.urlDelegate = [Handling(.openURL) { _ in true }] }
        let comparison = Comparison(
            before: {
                count += 1
                return roles(fill)
            }, after: { roles(fill) })
        let report = await comparison.run([.url(url)])
        let made = count
        #expect(await comparison.unnoticedLosses([.url(url)], knowing: report) == [])
        // Two updates in each world follow a life of the app before the change.
        #expect(count < made + 7, "\(count) and \(made)")
    }

    @Test func severalChangesAreComparedWithoutPlayingTheFirstAppAgain() async {
        var count = 0
        var answer = true
        let comparison = Comparison(
            before: {
                count += 1
                return roles { $0.urlDelegate = [Handling(.openURL) { _ in true }] }
            }, after: { roles { $0.urlDelegate = [Handling(.openURL) { _ in answer }] } })
        let samples: [Sample] = [.url(url), Sample(.significantTimeChange) {}, .roundTrip]
        let report = await comparison.run(samples)
        let made = count
        #expect(await comparison.run(samples, knowing: report) == report)
        answer = false
        #expect(await comparison.run(samples, knowing: report).differences.map(\.kind).contains(.answer))
        // Objects are made to find their methods, twice, and lives that an update follows; a difference is played once more.
        #expect(count == made + 11, "\(count) and \(made)")
    }

    @Test func whatIsKnownOfSamplesInOneLifeOfAnAppIsNotTakenForOthers() async {
        let fill: @MainActor (inout Roles) -> Void = { roles in
            var count = 0
            roles.systemConditionsDelegate = [Handling(.significantTimeChange) { _ in count += 1 }]
            roles.urlDelegate = [
                Handling(.openURL) { _ in
                    count += 1
                    return count < 3
                }
            ]
        }
        let comparison = Comparison(before: { roles(fill) }, after: { roles(fill) })
        let other = Sample.url(URL(fileURLWithPath: "/other"))
        let report = await comparison.run([.url(url), Sample(.significantTimeChange) {}, other])
        #expect(await comparison.run([other, .url(url)], knowing: report).differences == [])
    }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
    override func responds(to aSelector: Selector!) -> Bool { false }
}

private final class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {}

/// Ignores some pages, and forwards the others.
private final class OpeningSceneDelegate: SceneDelegate {
    private var ignored: Set<String> = []

    convenience init(_ ignored: Set<String>) {
        self.init()
        self.ignored = ignored
    }

    override func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard !URLContexts.contains(where: { ignored.contains($0.url.lastPathComponent) }) else { return }
        super.scene(scene, openURLContexts: URLContexts)
    }
}

private final class NotingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { effects.note("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { effects.note("active") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { effects.note("opens") }
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) { effects.note("coming") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { effects.note("continues") }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        effects.note("performs")
        completionHandler(true)
    }
}

private final class Guest: NSObject, UNUserNotificationCenterDelegate {}

@MainActor private final class Saving {}
extension Saving: StateRestorationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
}
#endif
