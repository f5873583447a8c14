import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison says of an app delegate that is left for roles in an app that adopts scenes.
@MainActor
@Suite(.net)
struct AdoptionTests {
    private let url = URL(fileURLWithPath: "/page")
    private let effects = Effects()

    private func comparison(_ fill: @escaping @MainActor (inout Roles) -> Void) -> Comparison {
        var comparison = Comparison(
            before: { OldDelegate(effects) },
            after: { roles(fill) },
            effects: { effects.take() }
        )
        comparison.patience = 0.05
        return comparison
    }

    /// The old app delegate's code as handlers.
    private func moveOut(_ roles: inout Roles) {
        let effects = effects
        roles.appStateDelegate = [
            Handling(.didFinishLaunching) { input in
                if let url = input?[.url] { effects.note("launched for \(url)") }
                UIApplication.shared.registerForRemoteNotifications()
                return true
            }
        ]
        roles.urlDelegate = [
            Handling(.openURL) { input in
                effects.note("opened for \(input.options[.sourceApplication] as? String ?? "nobody")")
                return true
            }
        ]
        roles.sceneConnectionDelegate = [
            Handling(.sceneWillConnect) { input in
                guard let scene = input.scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: scene)
                window.rootViewController = Screen()
                window.makeKeyAndVisible()
                (input.scene.delegate as? SceneDelegate)?.window = window
            }
        ]
    }

    private var sample: Sample { .url(url, options: [.openInPlace: false, .sourceApplication: "com.example.mail"]) }

    @Test func launchOptionsThatAreNilUnderScenesAreFound() async {
        let report = await comparison { moveOut(&$0) }.run([sample], in: [.withScenes])
        #expect(report.differences.map(\.kind) == [.arguments, .effects])
        #expect(report.differences.allSatisfy { $0.event == .didFinishLaunching })
        #expect(report.differences.last?.before == "launched for \(url)")
        #expect(report.rows.first?.cases == ["\(url) (cold, adopting scenes)"])
        let advice = "With scenes the app launches in the background, without launch options."
        #expect(report.differences.last?.advice.hasPrefix(advice) == true)
    }

    @Test func aURLReachesARoleWithItsOptionsWhetherItLaunchesTheAppOrNot() async {
        let why = "The URL is opened all the same."
        let launch = "application(_:didFinishLaunchingWithOptions:)"
        let report = await comparison { moveOut(&$0) }
            .accepting(
                launch, .arguments, before: "launch options", after: "nil, as in any app with scenes", because: why
            )
            .accepting(launch, .effects, before: .matching("launched for .*"), after: "nothing", because: why)
            .run([sample], in: [.withScenes])
        #expect(report.differences == [])
        #expect(report.cases.map(\.start) == [.cold, .foreground, .background])
    }

    @Test func aURLWithoutAnOptionThatAppDelegateHadIsFound() async {
        let report = await comparison { roles in
            moveOut(&roles)
            let effects = effects
            roles.urlDelegate = [
                Handling(.openURL) { _ in
                    effects.note("opened for nobody")
                    return true
                }
            ]
        }
        .run([sample], in: [.withScenes])
        #expect(report.differences.map(\.kind).contains(.effects))
        #expect(report.differences.contains { $0.before == "opened for com.example.mail" && $0.event == .openURL })
    }

    @Test func optionsThatArriveOtherwiseAreFound() async {
        let report = await comparison { moveOut(&$0) }.run([.url(url, options: [:])], in: [.withScenes])
        #expect(report.differences.map(\.kind).contains(.arguments))
    }

    @Test func aWindowThatNobodyMakesIsFound() async {
        let report = await comparison { roles in
            moveOut(&roles)
            roles.sceneConnectionDelegate = []
        }
        .run([.launch], in: [.withScenes])
        #expect(report.differences.map(\.kind) == [.window])
        #expect(report.differences.first?.before == "Screen")
        let moved = await comparison { moveOut(&$0) }.run([.launch], in: [.withScenes])
        #expect(moved.differences == [])
    }

    @Test func aWindowWithoutAWindowSceneIsNotShownUnderScenes() async {
        let effects = effects
        let report = await comparison { $0.append(ExistingAppDelegate(wrapping: OldDelegate(effects))) }.run([.launch])
        #expect(report.differences.map(\.kind) == [.window], "\(report)")
        #expect(report.differences.first?.after == "none")
        #expect(report.rows.first?.cases == ["a launch (cold, adopting scenes)"])
    }

    @Test func whatIsPlayedIsTheSharedAppDelegateWhileItIsPlayed() async {
        let effects = effects
        let greeting = Handling(.didReceiveMemoryWarning) { _ in
            if AppDelegate.shared.wrappedDelegate(as: OldDelegate.self) != nil { effects.note("found") }
            if AppDelegate.shared.window?.rootViewController is Screen { effects.note("shown") }
        }
        let report = await Comparison(
            before: {
                var roles = Roles()
                roles.append(ExistingAppDelegate(wrapping: OldDelegate(effects)))
                roles.systemConditionsDelegate = [greeting]
                return roles
            },
            after: { roles { $0.systemConditionsDelegate = [greeting] } },
            effects: { effects.take() }
        )
        .run([Sample(.didReceiveMemoryWarning) {}], in: [.withoutScenes])
        #expect(report.differences.contains { $0.event == .didReceiveMemoryWarning && $0.before == "found; shown" })
    }

    @Test func aRegistrationThatNobodyAsksForIsFound() async {
        let report = await comparison { roles in
            moveOut(&roles)
            roles.appStateDelegate = []
        }
        .run([.launch], in: [.withScenes])
        #expect(report.differences.map(\.before).contains("remote notifications"), "\(report)")
    }

    @Test func aMethodThatUIKitNoLongerFindsIsFoundWhereItIsKnownWhichThereWere() async {
        let report = await Comparison(before: { KnownDelegate() }, after: { Roles() }).run([sample])
        #expect(report.differences.contains { $0.kind == .respondsTo && $0.event == .openURL })
        #expect(report.differences.contains { $0.kind == .notHandled && $0.event == .openURL })
        #expect(!report.differences.contains { $0.event == .willFinishLaunching })
    }

    /// In a later life the event comes on both sides: with a round trip before and afterwards, at the launch afterwards alone.
    @Test func whatIsDoneForAnEventThatScenesAddIsOneDifferenceInEveryLife() async {
        let effects = effects
        let report = await Comparison(
            before: { ReturningDelegate(effects) },
            after: {
                roles { $0.appStateDelegate = [Handling(.willEnterForeground) { _ in effects.note("refreshed") }] }
            },
            effects: { effects.take() }
        )
        .run([.launch, .roundTrip], in: [.withScenes])
        #expect(
            report.differences.map(\.description) == [
                "applicationWillEnterForeground(_:) | newEvent: nothing -> refreshed"
            ],
            "\(report)")
    }

    @Test func whatIsLostBesideAnEventThatScenesAddIsADifferenceOfItsOwn() async {
        let effects = effects
        let report = await Comparison(
            before: { ReturningDelegate(effects) },
            after: {
                var isFirst = true
                return roles {
                    $0.appStateDelegate = [
                        Handling(.willEnterForeground) { _ in
                            if isFirst { effects.note("refreshed") }
                            isFirst = false
                        }
                    ]
                }
            },
            effects: { effects.take() }
        )
        .run([.several("a launch and back", .launch, .roundTrip)], in: [.withScenes])
        #expect(
            report.cases.flatMap(\.differences).map(\.description) == [
                "applicationWillEnterForeground(_:) | newEvent: nothing -> refreshed",
                "applicationWillEnterForeground(_:) | effects: refreshed -> nothing",
            ], "\(report)")
    }

    @Test func anEventThatScenesWithholdIsFoundWhereTheAppDelegateImplementsIt() async {
        let report = await Comparison(before: { KnownDelegate() }, after: { Roles() })
            .run([.activity("order")], in: [.withScenes])
        #expect(
            report.differences.filter { $0.kind == .missingEvent }.map(\.event) == [.willContinueUserActivity]
        )
    }
}

private final class Screen: UIViewController {}

/// Reads its launch options, as many app delegates did.
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
        if let url = launchOptions?[.url] { effects.note("launched for \(url)") }
        application.registerForRemoteNotifications()
        window = UIWindow()
        window?.rootViewController = Screen()
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        effects.note("opened for \(options[.sourceApplication] as? String ?? "nobody")")
        return true
    }
}

private final class ReturningDelegate: UIResponder, UIApplicationDelegate {
    private let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    func applicationWillEnterForeground(_ application: UIApplication) { effects.note("refreshed") }
}

/// Says which methods it has, as every object does where there is Objective-C.
private final class KnownDelegate: UIResponder, UIApplicationDelegate {
    override func responds(to aSelector: Selector!) -> Bool {
        [AppEvent.openURL, .willContinueUserActivity].map { Selector($0.rawValue) }.contains(aSelector)
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        false
    }

    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }
}
