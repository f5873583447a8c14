import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import DecoupledAppDelegateTesting
import Testing

/// An application that ends while a scene connects, or before: it connects none.
@MainActor
struct SceneAtTheEndTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private var system: HeadlessSystem { app.application.system }

    @Test func oneThatEndsWhenItIsAskedForAConfigurationConnectsNoScene() async {
        app.delegate.sceneSessionDelegate = [
            Handling(.configurationForConnectingScene) { [unowned app] in
                app.application.system.terminate()
                return $0.session.configuration
            }
        ]
        app.launch()
        await expectNoScene()
    }

    @Test func oneThatEndsWhenAWindowMakesRoomForAnotherConnectsNoScene() async {
        app.launch()
        await endOnce(at: .sceneWillResignActive)
        #expect(system.connectScene() == nil)
        await expectNoScene()
    }

    @Test func oneThatEndsWhenAWindowMakesRoomConnectsNoSceneOfASessionThatHasRemained() async throws {
        app.launch()
        let other = try #require(system.connectScene())
        system.disconnect(other)
        try system.activate(#require(app.application.connectedScenes.first))
        await endOnce(at: .sceneWillResignActive)
        #expect(system.reconnectScene(of: other.session) == nil)
        await expectNoScene()
    }

    @Test func oneThatEndsWhenItsSceneConnectsHasNoneAfterwards() async {
        app.delegate.sceneConnectionDelegate = [
            Handling(.sceneWillConnect) { [unowned app] _ in app.application.system.terminate() }
        ]
        app.launch()
        await expectNoScene()
    }

    @Test func oneThatIsEndingConnectsNoScene() async {
        var scene: UIScene?
        app.delegate.appStateDelegate = [
            Handling(.willTerminate) { [unowned app] _ in scene = app.application.system.connectScene() }
        ]
        app.launch()
        system.terminate()
        #expect(scene == nil)
        await expectNoScene()
    }

    @Test func oneThatIsOverConnectsNoSceneThatItsCodeHasAskedFor() async throws {
        app.launch()
        let session = try #require(app.application.openSessions.first)
        app.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        app.application.requestSceneSessionActivation(session, userActivity: nil, options: nil)
        system.terminate()
        await nextTurn()
        await expectNoScene()
    }

    @Test func aTestAppThatHasEndedConnectsNoSceneThatItsCodeAsksFor() async {
        let app = TestApp()
        app.connectScene()
        app.terminate()
        #expect(app.application.system.connectScene() == nil)
        app.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        await app.settle()
        #expect(app.application.connectedScenes.isEmpty)
        #expect(app.scenes.isEmpty)
        #expect(app.delegate.status.connectedScenes.isEmpty)
    }

    /// Adds a handler that ends the application when it first receives an event of a scene; UIKit asks for its methods on the next turn.
    private func endOnce(at event: Event<UIScene, Void>) async {
        var hasEnded = false
        app.delegate.sceneStateDelegate = [
            Handling(event) { [unowned app] _ in
                guard !hasEnded else { return }
                hasEnded = true
                app.application.system.terminate()
            }
        ]
        await nextTurn()
    }

    private func expectNoScene() async {
        await nextTurn()
        #expect(app.application.connectedScenes.isEmpty)
        #expect(system.status.scenes.isEmpty)
        #expect(app.delegate.status.connectedScenes.isEmpty)
        #expect(app.application.applicationState == .background)
        #expect(app.delegate.status.applicationState == .background)
        #expect(app.faults.isEmpty)
    }
}
