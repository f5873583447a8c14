import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
@Suite(.net)
struct SceneTests {
    private let recorder = RecordingHandler()
    private let app: TestApp

    init() {
        var roles = Roles()
        roles.append(recorder)
        app = TestApp(roles: roles)
    }

    @Test func theFirstSceneLaunchesTheAppAndBringsItToTheFront() {
        recorder.answer(.openURL, with: true)
        app.connectScene(opening: URL(string: "courier://parcel/7"))
        #expect(
            recorder.events == [
                .willFinishLaunching, .didFinishLaunching, .configurationForConnectingScene, .sceneWillConnect,
                .openURL,
                .sceneWillEnterForeground, .willEnterForeground, .sceneDidBecomeActive, .didBecomeActive,
            ]
        )
    }

    @Test func theAppStaysInFrontAsLongAsOneOfItsScenesDoes() {
        let scenes = [app.connectScene(), app.connectScene()]
        #expect(app.scenes == scenes)
        recorder.removeEntries()
        app.enterBackground(scenes[0])
        #expect(
            recorder.events == [.sceneWillResignActive, .sceneDidEnterBackground, .sceneStateRestorationActivity])
        #expect(!app.isInBackground)
        app.enterBackground(scenes[1])
        #expect(app.isInBackground)
        #expect(recorder.events.suffix(3).prefix(2) == [.sceneDidEnterBackground, .didEnterBackground])
    }

    @Test func aSceneThatIsClosedIsDisconnectedAndItsSessionDiscarded() {
        let scene = app.connectScene()
        app.connectScene()
        recorder.removeEntries()
        app.close(scene)
        #expect(
            recorder.events == [
                .sceneWillResignActive, .sceneDidEnterBackground, .sceneStateRestorationActivity, .sceneDidDisconnect,
                .didDiscardSceneSessions, .sceneWillResignActive, .willResignActive, .sceneDidBecomeActive,
                .didBecomeActive,
            ]
        )
        #expect(app.scenes.count == 1)
    }

    @Test func scenesGoToTheBackgroundAndComeBackWithTheApp() {
        app.connectScene()
        recorder.removeEntries()
        app.enterBackground()
        app.enterForeground()
        #expect(recorder.events.filter { $0.rawValue.hasPrefix("sceneWill") }.count == 2)
        #expect(recorder.events.filter { $0.rawValue.hasPrefix("sceneDid") }.count == 2)
        #expect(!app.isInBackground)
    }

    @Test func anAppThatTerminatesIsRidOfItsScenesFirst() {
        app.connectScene()
        recorder.removeEntries()
        app.terminate()
        #expect(recorder.events.suffix(2) == [.sceneDidDisconnect, .willTerminate])
    }

    @Test func aURLReachesTheSceneThatItIsMeantFor() throws {
        let scene = app.connectScene()
        var scenes: [UIScene?] = []
        recorder.answer(.openURL, with: true)
        app.delegate.intercept(.openURL) { call in
            scenes.append(call.scene)
            return call.next()
        }
        #expect(app.open(try #require(URL(string: "courier://parcel/7")), in: scene))
        #expect(scenes == [scene])
    }

    @Test func aSceneDelegateOfTheAppsOwnIsPlayedAsTheSystemDoes() throws {
        app.sceneDelegateClass = OwnSceneDelegate.self
        recorder.answer(.openURL, with: true)
        let scene = app.connectScene()
        let own = try #require(scene.delegate as? OwnSceneDelegate)
        #expect(app.open(try #require(URL(string: "courier://parcel/7")), in: scene))
        #expect(!app.open(try #require(URL(string: "courier://own")), in: scene))
        app.close(scene)
        #expect(own.heard == ["connect", "active", "parcel", "own", "disconnect"])
        #expect(recorder.events.filter { $0 == .openURL }.count == 1)
        #expect(recorder.events.contains(.sceneDidBecomeActive))
        #expect(!recorder.events.contains(.sceneDidDisconnect))
    }

    @Test func aSceneThatIsCoveredStaysVisible() {
        let scene = app.connectScene()
        recorder.removeEntries()
        app.deactivate(scene)
        #expect(scene.activationState == .foregroundInactive)
        app.enterForeground(scene)
        #expect(scene.activationState == .foregroundActive)
        #expect(
            recorder.events == [
                .sceneWillResignActive, .willResignActive, .sceneDidBecomeActive, .didBecomeActive,
            ]
        )
    }

    @Test func whoeverObservesNotificationsOfScenesHearsOfThem() async {
        let values = SceneValues { _ in 0 }
        let scene = app.connectScene()
        values[scene] = 7
        app.disconnect(scene)
        #expect(values.all == [7])
        await app.settle()
        #expect(values.all.isEmpty)
    }
}

private final class OwnSceneDelegate: SceneDelegate {
    private(set) var heard: [String] = []

    override func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        heard.append("connect")
        super.scene(scene, willConnectTo: session, options: connectionOptions)
    }

    override func sceneDidBecomeActive(_ scene: UIScene) {
        heard.append("active")
        super.sceneDidBecomeActive(scene)
    }

    override func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        heard += URLContexts.compactMap(\.url.host)
        super.scene(scene, openURLContexts: URLContexts.filter { $0.url.host != "own" })
    }

    /// Does not call super.
    override func sceneDidDisconnect(_ scene: UIScene) { heard.append("disconnect") }
}
