import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Which configuration a connecting scene gets.
@MainActor
struct SceneConfigurationTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private var system: HeadlessSystem { app.application.system }

    @Test func aWindowSceneThatNobodyConfiguresGetsThePackagesDelegate() {
        app.launch()
        #expect(app.application.connectedScenes.first?.delegate is SceneDelegate)
    }

    @Test func theFirstHandlerWithAnotherConfigurationDecides() {
        let (first, last) = (Configurer(OwnSceneDelegate.self), Configurer(SceneDelegate.self))
        app.delegate.sceneSessionDelegate = [RecordingHandler.taking(), first, last]
        app.launch()
        #expect(app.application.connectedScenes.first?.delegate is OwnSceneDelegate)
        #expect(first.count == 1)
        #expect(last.count == 0)
    }

    @Test func aDelegateClassThatTheManifestNamesIsKept() {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = OwnSceneDelegate.self
        system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
        app.launch()
        #expect(app.application.connectedScenes.first?.delegate is OwnSceneDelegate)
    }

    @Test func scenesOfOtherRolesKeepTheirConfiguration() throws {
        app.launch()
        let scene = try #require(system.connectScene(role: .windowExternalDisplayNonInteractive))
        #expect(scene.session.configuration.delegateClass == nil)
        #expect(scene.delegate == nil)
    }

    @Test func aScenesDelegateSharesTheSlotsOfTheApplicationsDelegate() {
        let handler = RecordingHandler.taking()
        app.delegate.sceneStateDelegate = [handler]
        let other = IsolatedApp(scenes: SceneManifest())
        other.launch()
        #expect(handler.events == [])
        app.launch()
        #expect(handler.events == [.sceneWillEnterForeground, .sceneDidBecomeActive])
    }
}

private final class OwnSceneDelegate: SceneDelegate {}

private final class Configurer: SceneSessionDelegate {
    private let delegateClass: AnyClass
    private(set) var count = 0

    init(_ delegateClass: AnyClass) {
        self.delegateClass = delegateClass
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        count += 1
        let configuration = UISceneConfiguration(name: "own", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = delegateClass
        return configuration
    }
}
