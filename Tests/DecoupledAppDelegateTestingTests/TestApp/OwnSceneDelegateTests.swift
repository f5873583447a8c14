import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A test app whose scenes have a delegate of the app's own.
@MainActor
@Suite(.net)
struct OwnSceneDelegateTests {
    private let recorder = RecordingHandler()
    private let app: TestApp
    private let page = URL(fileURLWithPath: "/page")
    private let scan = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")

    init() {
        var roles = Roles()
        roles.append(recorder)
        app = TestApp(roles: roles)
    }

    private func connectScene() throws -> (UIWindowScene, ForeignSceneDelegate) {
        app.sceneDelegateClass = ForeignSceneDelegate.self
        let scene = app.connectScene()
        return (scene, try #require(scene.delegate as? ForeignSceneDelegate))
    }

    @Test func aSceneDelegateThatForwardsNothingIsToldEverything() async throws {
        let (scene, delegate) = try connectScene()
        app.open(page, in: scene)
        app.continueUserActivity(NSUserActivity(activityType: "order"), in: scene)
        #expect(await app.performShortcut(scan, in: scene) == true)
        app.close(scene)
        #expect(
            delegate.heard == [
                "connect", "foreground", "active", "page", "order", "scan", "inactive", "disconnect",
            ]
        )
    }

    @Test func handlersHearOfTheAppAloneWhereASceneDelegateForwardsNothing() throws {
        let (scene, _) = try connectScene()
        app.open(page, in: scene)
        app.close(scene)
        #expect(
            recorder.events == [
                .willFinishLaunching, .didFinishLaunching, .configurationForConnectingScene, .willEnterForeground,
                .didBecomeActive, .willResignActive, .didDiscardSceneSessions, .willTerminate,
            ]
        )
    }

    @Test func itFindsTheApplicationWithItsDelegateItsScenesAndItsState() throws {
        let (scene, delegate) = try connectScene()
        #expect(delegate.application === app.application)
        #expect(delegate.applicationDelegate === app.delegate)
        #expect(app.application.connectedScenes == [scene])
        #expect(delegate.states == [.background, .inactive])
        #expect(app.application.applicationState == .active)
        app.enterBackground(scene)
        #expect(app.application.applicationState == .background)
        app.disconnect(scene)
        #expect(app.application.connectedScenes.isEmpty)
    }

    @Test(arguments: [
        UIScene.ActivationState.foregroundActive, .foregroundInactive, .background, .unattached, .foregroundActive,
    ])
    func aSceneIsBroughtIntoEveryStateFromEveryOther(state: UIScene.ActivationState) {
        for start in [UIScene.ActivationState.foregroundActive, .foregroundInactive, .background] {
            let scene = app.connectScene()
            app.move(scene, to: start)
            app.move(scene, to: state)
            #expect(scene.activationState == state)
            app.close(scene)
        }
    }

    @Test func aSceneInTheBackgroundIsShownWithoutBecomingActive() throws {
        let (scene, delegate) = try connectScene()
        app.move(scene, to: .background)
        delegate.heard = []
        app.move(scene, to: .foregroundInactive)
        #expect(delegate.heard == ["foreground"])
        #expect(app.application.applicationState == .inactive)
    }

    @Test func anOverrideThatNeitherAnswersNorCallsSuperIsNamed() async {
        app.sceneDelegateClass = SilentSceneDelegate.self
        var unanswered: [String] = []
        app.patience = 0.05
        app.onUnanswered = { unanswered.append("\($0)") }
        #expect(await app.performShortcut(scan, in: app.connectScene(), advancing: 60) == nil)
        #expect(
            unanswered == [
                ".performShortcutAction is unanswered: its completion handler is held by "
                    + "SilentSceneDelegate. Call it, or super."
            ]
        )
    }

    @Test func anOverrideThatCallsSuperLeavesTheAnswerToTheHandlers() async {
        app.sceneDelegateClass = PassingSceneDelegate.self
        recorder.answer(.performShortcutAction, with: true)
        #expect(await app.performShortcut(scan, in: app.connectScene()) == true)

        var deadlines: [TimeInterval?] = []
        app.patience = 0.05
        app.onUnanswered = { deadlines.append($0.deadline) }
        recorder.answer(.performShortcutAction, .later)
        #expect(await app.performShortcut(scan, in: app.connectScene()) == nil)
        #expect(deadlines.count == 1 && deadlines.allSatisfy { $0 != nil })
    }
}

/// Says what it hears, and forwards nothing.
private final class ForeignSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var heard: [String] = []
    private(set) var states: [UIApplication.State] = []
    private(set) var application: UIApplication?
    private(set) var applicationDelegate: (any UIApplicationDelegate)?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        heard.append("connect")
        application = .shared
        applicationDelegate = unsafe UIApplication.shared.delegate
        states.append(UIApplication.shared.applicationState)
    }

    func sceneWillEnterForeground(_ scene: UIScene) { heard.append("foreground") }

    func sceneDidBecomeActive(_ scene: UIScene) {
        heard.append("active")
        states.append(UIApplication.shared.applicationState)
    }

    func sceneWillResignActive(_ scene: UIScene) { heard.append("inactive") }
    func sceneDidEnterBackground(_ scene: UIScene) { heard.append("background") }
    func sceneDidDisconnect(_ scene: UIScene) { heard.append("disconnect") }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        heard += URLContexts.map(\.url.lastPathComponent)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { heard.append(userActivity.activityType) }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async
        -> Bool
    {
        heard.append(shortcutItem.type)
        return true
    }
}

/// Forgets the completion handler.
private final class SilentSceneDelegate: SceneDelegate {
    override func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}

private final class PassingSceneDelegate: SceneDelegate {
    override func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        super.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
}
