import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison says of a transition that reaches the app's code by the scene's method before and by the application's afterwards, or
/// the other way round.
@MainActor
@Suite(.net)
struct TransitionComparisonTests {
    private let effects = Effects()

    /// Compares a scene delegate that resumes with handlers that take its place.
    private func comparison(after fill: @escaping @MainActor (inout Roles) -> Void) -> Comparison {
        let effects = effects
        return Comparison(
            before: { SilentDelegate() },
            sceneDelegate: { ActiveSceneDelegate { effects.note("resumed") } },
            after: { roles(fill) },
            effects: { effects.take() }
        )
    }

    @Test func aHandlerOfTheAppsStateThatDoesSomethingElseIsCalledForTheScenes() async {
        let effects = effects
        let report = await comparison { roles in
            roles.appStateDelegate = [Handling(.didBecomeActive) { _ in effects.note("restarted") }]
        }
        .run([.launch])
        #expect(
            report.differences.map(\.description) == ["sceneDidBecomeActive(_:) | effects: resumed -> restarted"],
            "\(report)")
    }

    @Test func aHandlerOfTheAppsStateThatDoesNothingIsCalledForTheScenes() async {
        let report = await comparison { $0.appStateDelegate = [Handling(.didBecomeActive) { _ in }] }.run([.launch])
        #expect(
            report.differences.map(\.description) == ["sceneDidBecomeActive(_:) | effects: resumed -> nothing"],
            "\(report)")
    }

    @Test func aHandlerOfAnotherTransitionIsNotCalledForIt() async {
        let effects = effects
        let report = await comparison { roles in
            roles.appStateDelegate = [Handling(.willResignActive) { _ in effects.note("paused") }]
        }
        .run([.launch])
        #expect(report.differences.map(\.kind) == [.notHandled], "\(report)")
        #expect("\(report)".contains("Put one into sceneStateDelegate."), "\(report)")
    }

    @Test func aSceneDelegateThatDoesSomethingElseThanTheAppDelegateIsCalledForTheApps() async {
        let effects = effects
        let report = await Comparison(
            before: { ActiveDelegate { effects.note("resumed") } }, after: { SilentDelegate() },
            sceneDelegate: { ActiveSceneDelegate { effects.note("restarted") } }, effects: { effects.take() }
        )
        .run([.launch])
        #expect(
            report.differences.map(\.description) == ["applicationDidBecomeActive(_:) | effects: resumed -> restarted"],
            "\(report)")
    }

    @Test func handlersOfTheSceneStateTakeThePlaceOfTheAppDelegateWhereThereAreScenes() async {
        let effects = effects
        let report = await Comparison(
            before: { ActiveDelegate { effects.note("resumed") } },
            after: {
                roles { $0.sceneStateDelegate = [Handling(.sceneDidBecomeActive) { _ in effects.note("restarted") }] }
            }, effects: { effects.take() }
        )
        .run([.launch])
        let found = report.differences.filter { $0.kind != .respondsTo }
        #expect(
            Dictionary(grouping: found, by: \.worlds).mapValues { $0.map { "\($0.kind) \($0.before) -> \($0.after)" } }
                == [
                    [.withoutScenes]: ["notHandled resumed -> no handler is called"],
                    [.withScenes]: ["effects resumed -> restarted"],
                ], "\(report)")
    }
}

private final class SilentDelegate: UIResponder, UIApplicationDelegate {
    override func responds(to aSelector: Selector!) -> Bool { false }
}

private final class ActiveDelegate: UIResponder, UIApplicationDelegate {
    private let didBecomeActive: @MainActor () -> Void

    init(_ didBecomeActive: @escaping @MainActor () -> Void) {
        self.didBecomeActive = didBecomeActive
        super.init()
    }

    override func responds(to aSelector: Selector!) -> Bool {
        aSelector == Selector(AppEvent.didBecomeActive.rawValue)
    }

    func applicationDidBecomeActive(_ application: UIApplication) { didBecomeActive() }
}

private final class ActiveSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let didBecomeActive: @MainActor () -> Void

    init(_ didBecomeActive: @escaping @MainActor () -> Void) {
        self.didBecomeActive = didBecomeActive
        super.init()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { didBecomeActive() }
}
