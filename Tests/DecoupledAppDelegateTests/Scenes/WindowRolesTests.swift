import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateStatus
import Testing

/// Scenes of other roles than that of an ordinary window: those that are windows of the app, and those that are not.
@MainActor
struct WindowRolesTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let links = URLProbe()
    private var system: HeadlessSystem { app.application.system }

    init() {
        app.delegate.urlDelegate = [links]
        system.launchReason = .background
    }

    @Test(arguments: UISceneSession.Role.ofWindows)
    func aSceneThatNobodyConfiguresGetsThePackagesDelegate(role: UISceneSession.Role) {
        #expect(connect(role)?.delegate is SceneDelegate)
    }

    @Test(arguments: UISceneSession.Role.ofWindows)
    func aConfigurationOfAHandlersThatNamesNoDelegateGetsThePackages(role: UISceneSession.Role) {
        app.delegate.sceneSessionDelegate = [
            Handling(.configurationForConnectingScene) {
                let configuration = UISceneConfiguration(name: "own", sessionRole: $0.session.role)
                configuration.sceneClass = UIWindowScene.self
                return configuration
            }
        ]
        let scene = connect(role)
        #expect(scene?.session.configuration.name == "own")
        #expect(scene?.delegate is SceneDelegate)
    }

    @Test(arguments: UISceneSession.Role.ofWindows)
    func aURLThatASceneConnectsForReachesTheHandlers(role: UISceneSession.Role) async {
        connect(role)
        await nextTurn()
        #expect(links.urls == [.page])
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: UISceneSession.Role.ofWindows)
    func theStateOfASceneIsThatOfTheApp(role: UISceneSession.Role) {
        let handler = RecordingHandler()
        app.delegate.sceneStateDelegate = [handler]
        connect(role)
        #expect(handler.events == [.sceneWillEnterForeground, .sceneDidBecomeActive])
        #expect(app.delegate.status.applicationState == .active)
    }

    @Test(arguments: UISceneSession.Role.ofWindows)
    func aDelegateThatForwardsNothingIsReported(role: UISceneSession.Role) async {
        connect(role, StrangeSceneDelegate.self)
        await nextTurn()
        #expect(app.faults.map(\.reason) == [.foreignSceneDelegate])
        #expect("\(app.faults)".contains("a URL of the scheme file"))
    }

    @Test(arguments: UISceneSession.Role.ofWindows)
    func aDelegateOfTheAppsOwnIsTakenToForwardToAWrappedAppDelegateByHand(role: UISceneSession.Role) {
        let old = Opening()
        app.delegate.urlDelegate = [ExistingAppDelegate(wrapping: old)]
        connect(role, OwnSceneDelegate.self)
        #expect(old.urls == [])
    }

    @Test(arguments: UISceneSession.Role.ofWindows)
    func aDelegateOfTheAppsOwnIsTakenToForwardToAnOverrideByHand(role: UISceneSession.Role) {
        let app = IsolatedApp(scenes: SceneManifest(), makeDelegate: { URLNotingAppDelegate(roles: $0, clock: $1) })
        app.application.system.launchReason = .background
        app.delegate.urlDelegate = [links]
        app.launch()
        connect(role, OwnSceneDelegate.self, to: app.application.system)
        #expect(app.delegate.urls == [])
        #expect(links.urls == [.page])
    }

    @Test(arguments: UISceneSession.Role.ofWindows)
    func aTestAppGivesASceneThePackagesDelegateToo(role: UISceneSession.Role) {
        let app = TestApp()
        app.delegate.urlDelegate = [links]
        let options = UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: .page)])
        #expect(app.connectScene(role: role, options).delegate is SceneDelegate)
        #expect(links.urls == [.page])
    }

    @Test(arguments: UISceneSession.Role.ofWindows)
    func itIsAWindowSceneWithoutAClassOfItsOwn(role: UISceneSession.Role) {
        system.configuration.sceneManifest = SceneManifest()
        app.launch()
        #expect(system.connectScene(role: role) is UIWindowScene)
    }

    @Test(arguments: UISceneSession.Role.ofWindows)
    func aURLOfARunningAppIsOpenedInASceneThatIsThere(role: UISceneSession.Role) {
        let scenes = SceneAwareProbe()
        let scene = connect(role)
        app.delegate.urlDelegate = [scenes]
        system.open(.page)
        #expect(app.application.connectedScenes.count == 1)
        #expect(scenes.scenes == [scene])
    }

    @Test(arguments: UISceneSession.Role.ofWindows)
    func theAppEndsWithItsLastWindow(role: UISceneSession.Role) throws {
        let handler = RecordingHandler(wanting: [.didDiscardSceneSessions, .willTerminate])
        app.delegate.sceneSessionDelegate = [handler]
        app.delegate.appStateDelegate = [handler]
        try system.close(#require(connect(role)))
        #expect(handler.events == [.didDiscardSceneSessions, .willTerminate])
    }

    @Test(arguments: UISceneSession.Role.ofOthers)
    func aSceneThatIsNoWindowOfTheAppIsLeftAlone(role: UISceneSession.Role) async {
        let scene = connect(role)
        #expect(scene?.session.configuration.delegateClass == nil)
        #expect(scene?.delegate == nil)
        connect(role, StrangeSceneDelegate.self)
        await nextTurn()
        #expect(app.faults.isEmpty)
    }

    @discardableResult
    private func connect(_ role: UISceneSession.Role, _ delegateClass: AnyClass? = nil) -> UIScene? {
        app.launch()
        return connect(role, delegateClass, to: system)
    }

    /// Connects a window scene of a role for a URL.
    @discardableResult
    private func connect(
        _ role: UISceneSession.Role, _ delegateClass: AnyClass?, to system: HeadlessSystem
    ) -> UIScene? {
        let configuration = UISceneConfiguration(name: nil, sessionRole: role)
        configuration.sceneClass = UIWindowScene.self
        configuration.delegateClass = delegateClass
        system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
        return system.connectScene(
            role: role, options: UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: .page)]))
    }
}

extension UISceneSession.Role {
    /// Roles of window scenes that are windows of the app, as UIKit names them.
    nonisolated fileprivate static let ofWindows = [
        "UIWindowSceneSessionRoleVolumetricApplication", "UIWindowSceneSessionRoleAssistiveAccessApplication",
    ].map(Self.init)

    /// Roles of scenes that only show something elsewhere, or of another kind.
    nonisolated fileprivate static let ofOthers =
        [.windowExternalDisplayNonInteractive, .carTemplateApplication]
        + [
            "UIWindowSceneSessionRoleExternalDisplay", "CPTemplateApplicationDashboardSceneSessionRoleApplication",
            "UISceneSessionRoleImmersiveSpaceApplication",
        ].map(Self.init)
}

private final class StrangeSceneDelegate: UIResponder, UIWindowSceneDelegate {}

private final class OwnSceneDelegate: SceneDelegate {}

private final class Opening: UIResponder, UIApplicationDelegate {
    private(set) var urls: [URL] = []

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        urls.append(url)
        return true
    }
}
