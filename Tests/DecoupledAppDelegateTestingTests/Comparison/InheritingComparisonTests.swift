import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison says of an app delegate that inherits from `AppDelegate`.
@MainActor
@Suite(.net)
struct InheritingComparisonTests {
    private let effects = Effects()
    private let url = URL(fileURLWithPath: "/page")

    private var samples: [Sample] {
        [.launch, .url(url), .shortcut("scan"), .roundTrip, Sample(.significantTimeChange) {}]
    }

    private func comparison(
        _ before: @escaping @MainActor (Effects) -> any UIApplicationDelegate = { OldDelegate($0) },
        sceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)? = nil,
        after: @escaping @MainActor (Effects) -> any UIApplicationDelegate
    ) -> Comparison {
        let effects = effects
        var comparison = Comparison(
            before: { before(effects) }, after: { after(effects) }, sceneDelegate: sceneDelegate,
            effects: { effects.take() })
        comparison.patience = 0.05
        return comparison
    }

    @Test func overridesAndTheHandlersThatSuperCallsDoWhatTheAppDelegateDid() async {
        let report = await comparison { OwnDelegate.made($0) }.run(samples)
        #expect(report.differences == [], "\(report)")
        #expect(report.coverage.compared.contains(.performShortcutAction))
    }

    @Test func anOverrideThatDoesNotCallSuperIsFound() async {
        let report = await comparison { effects in
            let delegate = OwnDelegate.made(effects)
            delegate.callsSuper = false
            return delegate
        }
        .run(samples)
        #expect(report.differences.map(\.event) == [.openURL], "\(report)")
        #expect(report.differences.map(\.kind) == [.effects])
    }

    @Test func bothSidesMayInherit() async {
        let same = await comparison({ OwnDelegate.made($0) }, after: { OwnDelegate.made($0) }).run(samples)
        #expect(same.differences == [], "\(same)")
        #expect(same.coverage.hasEffects == true)
        let empty = await comparison({ OwnDelegate.made($0) }, after: { OwnDelegate($0) }).run([.shortcut("scan")])
        #expect(empty.differences.contains { $0.before == "performed scan" }, "\(empty)")
    }

    @Test func aSubclassIsComparedWithTheRolesThatTakeItsPlace() async {
        let effects = effects
        let report = await Comparison(
            before: { OwnDelegate.made(effects) },
            after: {
                roles {
                    OwnDelegate.fill(&$0, effects)
                    $0.urlDelegate = [
                        Handling(.openURL) { input in
                            effects.note("own")
                            effects.note("opened \(input.url.lastPathComponent)")
                            return true
                        }
                    ]
                }
            },
            effects: { effects.take() }
        )
        .run(samples)
        #expect(report.differences.filter { $0.kind != .respondsTo } == [], "\(report)")
    }

    @Test func withThePackagesSceneDelegateOverridesAndHandlersAreCalledForScenes() async {
        let report = await comparison(sceneDelegate: { SceneDelegate() }, after: { OwnDelegate.made($0) })
            .acceptingSceneAdoption().run(samples)
        #expect(report.differences == [], "\(report)")
        #expect(Set(report.cases.map(\.worldAfter)) == [.withScenes])
    }

    @Test func whatItsCodeFindsAsTheSharedAppDelegateIsItself() async {
        let report = await comparison { effects in
            let delegate = OwnDelegate.made(effects)
            AppDelegate.shared.systemConditionsDelegate = [
                Handling(.significantTimeChange) { _ in
                    effects.note(AppDelegate.shared === delegate ? "itself" : "another")
                }
            ]
            return delegate
        }
        .run([Sample(.significantTimeChange) {}])
        #expect(report.differences.map(\.after) == ["itself"], "\(report)")
        #expect(AppDelegate.shared.systemConditionsDelegate.isEmpty)
    }
}

private final class OldDelegate: UIResponder, UIApplicationDelegate {
    private let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        effects.note("own")
        effects.note("opened \(url.lastPathComponent)")
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

    func applicationSignificantTimeChange(_ application: UIApplication) { effects.note("day") }
}

/// Overrides one method, and leaves the others to handlers.
private final class OwnDelegate: AppDelegate {
    var effects: Effects?
    var callsSuper = true

    override class var overriddenEvents: Set<AppEvent>? { [.openURL] }

    convenience init(_ effects: Effects) {
        self.init()
        self.effects = effects
    }

    override func application(_ app: UIApplication, open url: URL, options: OpenURLOptions = [:]) -> Bool {
        effects?.note("own")
        return !callsSuper || super.application(app, open: url, options: options)
    }

    static func made(_ effects: Effects) -> OwnDelegate {
        let delegate = OwnDelegate(effects)
        fill(&AppDelegate.shared.roles, effects)
        return delegate
    }

    static func fill(_ roles: inout Roles, _ effects: Effects) {
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
        roles.systemConditionsDelegate = [Handling(.significantTimeChange) { _ in effects.note("day") }]
    }
}
