import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison says of an app that has scenes already, with a delegate of its own.
@MainActor
@Suite(.net)
struct SceneDelegateComparisonTests {
    private let url = URL(fileURLWithPath: "/page")
    private let effects = Effects()

    private func comparison(
        sceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)? = nil,
        _ fill: @escaping @MainActor (inout Roles) -> Void
    ) -> Comparison {
        var comparison = Comparison(
            before: { OldDelegate(effects) },
            sceneDelegate: { OldSceneDelegate() },
            after: { roles(fill) },
            sceneDelegate: sceneDelegate,
            effects: { effects.take() }
        )
        comparison.patience = 0.05
        return comparison
    }

    private func moveOut(_ roles: inout Roles) {
        let effects = effects
        roles.urlDelegate = [
            Handling(.openURL) { input in
                effects.note("opened \(input.url.lastPathComponent)")
                return true
            }
        ]
        roles.shortcutItemDelegate = [
            Handling(.performShortcutAction) { input in
                effects.note("performed \(input.type)")
                return true
            }
        ]
        roles.appStateDelegate = [Handling(.didBecomeActive) { _ in effects.note("active") }]
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

    private var samples: [Sample] { [.launch, .url(url), .shortcut("scan"), .roundTrip, .termination] }

    @Test func whatBecomesOfASceneOfTheAppsOwnIsNamedAndNotPlayedByItself() async {
        let departure = Sample(.sceneDidDisconnect) { UIScene.sample }
        let report = await comparison { moveOut(&$0) }.run([.launch, departure])
        #expect(report.notPlayed == ["sceneDidDisconnect(_:) sample, which does not say what brings it about"])
        #expect(!report.cases.contains { $0.sample.hasSuffix("sample") })
        #expect("\(report)".contains("Samples that were not played: sceneDidDisconnect(_:) sample"))
        let own: @MainActor () -> any UIApplicationDelegate = { OldDelegate(effects) }
        let adopting = Comparison(before: own, after: own, sceneDelegate: { SceneDelegate() })
        #expect(await adopting.run([.launch, departure]).notPlayed == [])
    }

    @Test func severalSamplesAreNotPlayedWhereOneOfThemCannotBe() async {
        let departure = Sample(.sceneDidDisconnect) { UIScene.sample }
        let report = await comparison { moveOut(&$0) }.run([.several("a departure", .roundTrip, departure)])
        #expect(report.notPlayed == ["a departure, which does not say what brings it about"])
        #expect(report.cases.isEmpty)
    }

    @Test func aSampleThatNeedsScenesOnBothSidesIsNamed() async {
        let comparison = Comparison(before: { OldDelegate(effects) }, after: { Roles() })
        let report = await comparison.run([.launch, .secondWindow])
        #expect(report.notPlayed == ["a second window, which needs scenes on both sides"])
    }

    @Test func aSceneDelegateAndTheRolesThatTakeItsPlaceAreEqual() async {
        let report = await comparison { moveOut(&$0) }.run(samples)
        #expect(report.differences == [], "\(report)")
        #expect(report.accepted.isEmpty)
        #expect(Set(report.cases.map(\.worldBefore)) == [.withScenes])
        let opened = report.cases.first { $0.sample == "\(url)" && $0.start == .foreground }
        #expect(opened?.before.entries.map(\.asked) == [["OldSceneDelegate"]])
        #expect(opened?.before.entries.map(\.event) == [.openURL])
    }

    @Test func anAppDelegateThatIsWrappedKeepsItsSceneDelegate() async {
        let effects = effects
        let report = await comparison(sceneDelegate: { OldSceneDelegate() }) { roles in
            roles.append(ExistingAppDelegate(wrapping: OldDelegate(effects)))
        }
        .run(samples)
        #expect(report.differences == [], "\(report)")
    }

    @Test func aURLThatTheSceneDelegateOpenedAndNobodyDoesNowIsFound() async {
        let report = await comparison { roles in
            moveOut(&roles)
            roles.urlDelegate = []
        }
        .run(samples)
        #expect(Set(report.differences.map(\.kind)) == [.effects, .notHandled])
        #expect(report.differences.allSatisfy { $0.before == "opened page" })
    }

    @Test func aQuickActionThatIsPerformedInAnotherWayIsFound() async {
        let report = await comparison { roles in
            moveOut(&roles)
            let effects = effects
            roles.shortcutItemDelegate = [
                Handling(.performShortcutAction) { input in
                    effects.note("performed \(input.type)")
                    return false
                }
            ]
        }
        .run([.shortcut("scan")])
        #expect(report.differences.map(\.kind) == [.answer])
        #expect(report.differences.first?.before == "true")
    }

    @Test func aSceneDelegateThatNoLongerCallsSuperIsFound() async {
        let report = await comparison(sceneDelegate: { SwallowingSceneDelegate() }) { moveOut(&$0) }.run(samples)
        #expect(report.differences.map(\.kind) == [.effects])
        #expect(report.differences.first?.event == .openURL)
        #expect(report.rows.first?.cases.count == 2)
    }

    @Test func aQuickActionThatIsNeverAnsweredIsFound() async {
        let report = await comparison(sceneDelegate: { SilentSceneDelegate() }) { moveOut(&$0) }
            .run([.shortcut("scan")])
        #expect(report.differences.contains { $0.kind == .promptness && $0.after == "never finished" })
    }

    @Test func whatASceneDelegatePutsOffBelongsToTheSceneThatConnects() async {
        let later = URL(fileURLWithPath: "/later")
        let report = await comparison { roles in
            moveOut(&roles)
            let effects = effects
            roles.urlDelegate = [
                Handling(.openURL) { input in
                    Task { effects.note("opened \(input.url.lastPathComponent)") }
                    return true
                }
            ]
        }
        .run([.url(later)])
        #expect(report.differences.map(\.kind) == [], "\(report)")
    }

    @Test func aSceneThatIsConfiguredAsTheAppDeclaresItIsNoDifference() async {
        let effects = effects
        for (name, isDeclared) in [("Default", true), ("Other", false)] {
            let report = await Comparison(
                before: { ConfiguringDelegate(name, isDeclared ? nil : ForeignDelegate.self) },
                sceneDelegate: { OldSceneDelegate() },
                after: { Roles() },
                sceneDelegate: { OldSceneDelegate() },
                effects: { effects.take() }
            )
            .run([.launch])
            #expect(report.differences.map(\.kind) == (isDeclared ? [] : [.notHandled]), "\(report)")
        }
    }

    @Test func aWindowThatASceneDelegateHasFromTheStoryboardIsInTheScene() async {
        let stored: @MainActor () -> any UIWindowSceneDelegate = {
            let delegate = OldSceneDelegate()
            delegate.window = UIWindow()
            return delegate
        }
        let report = await comparison(sceneDelegate: stored) { moveOut(&$0) }.run([.launch])
        #expect(!report.differences.map(\.kind).contains(.window), "\(report)")
    }

    @Test func aQuickActionThatIsNotAnsweredKeepsItsEffects() async {
        let effects = effects
        let report = await comparison(sceneDelegate: { MuteSceneDelegate(effects) }) { moveOut(&$0) }
            .run([.shortcut("scan")])
        #expect(!report.differences.map(\.kind).contains(.otherEvent), "\(report)")
    }

    @Test func aWindowThatNobodyMakesIsFound() async {
        let report = await comparison { roles in
            moveOut(&roles)
            roles.sceneConnectionDelegate = []
        }
        .run([.launch])
        #expect(report.differences.map(\.kind) == [.window])
    }
}

private final class Screen: UIViewController {}

extension UIScene {
    fileprivate static var sample: UIScene {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(persistentIdentifier: "sample", configuration: configuration)
        return UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    }
}

/// What the scene delegate reaches by the application's delegate.
@MainActor
private protocol Noting {
    var effects: Effects { get }
}

private final class OldDelegate: UIResponder, UIApplicationDelegate, Noting {
    let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }
}

/// Names the configuration of scenes, as Xcode's template does.
private final class ConfiguringDelegate: UIResponder, UIApplicationDelegate {
    private let name: String
    private let sceneDelegateClass: AnyClass?

    init(_ name: String, _ sceneDelegateClass: AnyClass?) {
        self.name = name
        self.sceneDelegateClass = sceneDelegateClass
        super.init()
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: name, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = sceneDelegateClass
        return configuration
    }
}

private final class ForeignDelegate: UIResponder, UIWindowSceneDelegate {}

private final class OldSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private var effects: Effects? {
        let delegate = unsafe UIApplication.shared.delegate
        return (delegate as? any Noting ?? (delegate as? AppDelegate)?.wrappedDelegate(as: (any Noting).self))?.effects
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        if window == nil {
            window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
            window?.makeKeyAndVisible()
        }
        window?.rootViewController = Screen()
        self.scene(scene, openURLContexts: connectionOptions.urlContexts)
        if let item = connectionOptions.shortcutItem { perform(item) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            let (name, effects) = (context.url.lastPathComponent, effects)
            if name == "later" { Task { effects?.note("opened later") } } else { effects?.note("opened \(name)") }
        }
    }

    func sceneDidBecomeActive(_ scene: UIScene) { effects?.note("active") }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        perform(shortcutItem)
        completionHandler(true)
    }

    private func perform(_ item: UIApplicationShortcutItem) { effects?.note("performed \(item.type)") }
}

private final class SwallowingSceneDelegate: SceneDelegate {
    override func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

private final class SilentSceneDelegate: SceneDelegate {
    override func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}

/// Performs a quick action and forgets the completion handler.
private final class MuteSceneDelegate: SceneDelegate {
    private var effects: Effects?

    convenience init(_ effects: Effects) {
        self.init()
        self.effects = effects
    }

    override func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { effects?.note("performed \(shortcutItem.type)") }
}
