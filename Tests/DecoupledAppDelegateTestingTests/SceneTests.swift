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
        #expect(recorder.events == [.sceneWillResignActive, .sceneDidEnterBackground])
        #expect(!app.isInBackground)
        app.enterBackground(scenes[1])
        #expect(app.isInBackground)
        #expect(recorder.events.suffix(2) == [.sceneDidEnterBackground, .didEnterBackground])
    }

    @Test func aSceneThatIsClosedIsDisconnectedAndItsSessionDiscarded() {
        let scene = app.connectScene()
        app.connectScene()
        recorder.removeEntries()
        app.close(scene)
        #expect(
            recorder.events == [
                .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect, .didDiscardSceneSessions,
            ]
        )
        #expect(app.scenes.count == 1)
    }

    @Test func scenesGoToTheBackgroundAndComeBackWithTheApp() {
        app.connectScene()
        recorder.removeEntries()
        app.enterBackground()
        app.enterForeground()
        #expect(recorder.events.filter { $0.rawValue.hasPrefix("scene") }.count == 4)
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
        recorder.answer(.openURL) { input in
            scenes.append(input.scene)
            return true
        }
        #expect(app.open(try #require(URL(string: "courier://parcel/7")), in: scene))
        #expect(scenes == [scene])
    }
}
