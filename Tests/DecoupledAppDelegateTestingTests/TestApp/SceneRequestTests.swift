import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a test app with scenes is asked for without a scene that it is meant for.
@MainActor
@Suite(.net)
struct SceneRequestTests {
    private let recorder = RecordingHandler()
    private let app: TestApp
    private let page = URL(fileURLWithPath: "/page")
    private let order = NSUserActivity(activityType: "order")

    init() {
        var roles = Roles()
        roles.append(recorder)
        recorder.answer(.openURL, with: true)
        recorder.answer(.continueUserActivity, with: true)
        recorder.answer(.performShortcutAction, with: true)
        app = TestApp(roles: roles)
    }

    private func launchInBackground() {
        app.sceneDelegateClass = SceneDelegate.self
        app.launch(inBackground: true)
        recorder.removeEntries()
    }

    private let connection: [AppEvent] = [
        .configurationForConnectingScene, .sceneWillConnect, .sceneWillEnterForeground, .willEnterForeground,
        .sceneDidBecomeActive, .didBecomeActive,
    ]

    @Test func theSceneInFrontIsAskedAndNotTheAppDelegate() async {
        var scenes: [UIScene?] = []
        func noteScene<Input, Output>(of event: Event<Input, Output>) {
            app.delegate.intercept(event) { call in
                scenes.append(call.scene)
                return call.next()
            }
        }
        noteScene(of: .openURL)
        noteScene(of: .continueUserActivity)
        noteScene(of: .performShortcutAction)
        let (front, other) = (app.connectScene(), app.connectScene())
        app.enterBackground(other)
        #expect(app.open(page))
        #expect(app.continueUserActivity(order))
        #expect(await app.performShortcut("scan") == true)
        #expect(scenes == [front, front, front])
    }

    @Test func theSceneComesToTheFrontForIt() async {
        app.connectScene()
        for (event, request) in requests {
            app.enterBackground()
            recorder.removeEntries()
            await request(app)
            #expect(
                recorder.events.filter { $0 != .willContinueUserActivity } == [
                    .sceneWillEnterForeground, .willEnterForeground, event, .sceneDidBecomeActive, .didBecomeActive,
                ])
        }
    }

    private var requests: [(AppEvent, @MainActor (TestApp) async -> Void)] {
        [
            (.openURL, { [page] in $0.open(page) }),
            (.continueUserActivity, { [order] in $0.continueUserActivity(order) }),
            (.performShortcutAction, { await $0.performShortcut("scan") }),
        ]
    }

    @Test func aSceneDelegateOfTheAppsOwnIsGivenTheOptionsOfTheURL() {
        app.sceneDelegateClass = SenderDelegate.self
        let scene = app.connectScene()
        app.open(page, options: [.sourceApplication: "com.example.mail"])
        #expect((scene.delegate as? SenderDelegate)?.senders == ["com.example.mail"])
        #expect(!recorder.events.contains(.openURL))
    }

    @Test func withoutASceneOneConnectsForIt() async {
        for (event, request) in requests {
            app.scenes.forEach(app.disconnect)
            app.connectScene()
            app.scenes.forEach(app.disconnect)
            recorder.removeEntries()
            await request(app)
            #expect(recorder.events.prefix(2) == [.sceneWillConnect, event])
            #expect(app.scenes.count == 1)
        }
    }

    @Test func anAppThatWasLaunchedInTheBackgroundConnectsItsFirstSceneWhenItComesToTheFront() {
        launchInBackground()
        app.enterForeground()
        #expect(recorder.events == connection)
        #expect(app.scenes.count == 1)
        #expect(!app.isInBackground)
    }

    @Test func anAppWhoseSceneWasDisconnectedConnectsItAgainWhenItComesToTheFront() {
        let session = app.connectScene().session
        app.scenes.forEach(app.disconnect)
        recorder.removeEntries()
        app.enterForeground()
        #expect(app.scenes.map(\.session) == [session])
        #expect(recorder.events == Array(connection.dropFirst()))
    }

    @Test func aResponseToANotificationIsSeenInTheSceneThatComesToTheFront() async {
        var targets: [UIScene?] = []
        recorder.answer(.didReceiveNotificationResponse) { response, completion in
            targets.append(response.targetScene)
            completion(())
        }
        launchInBackground()
        await app.respond(to: app.makeResponse(to: [:]))
        #expect(recorder.events.contains(.sceneWillConnect))
        app.connectScene()
        app.enterBackground()
        await app.respond(to: app.makeResponse(to: app.makeNotification([:], identifier: "2")))
        #expect(app.scenes.count == 2)
        #expect(targets.count == 2)
        #expect(targets.allSatisfy { target in app.scenes.contains { $0 === target } })
    }
}

private final class SenderDelegate: UIResponder, UIWindowSceneDelegate {
    private(set) var senders: [String?] = []

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        senders += URLContexts.map(\.options.sourceApplication)
    }
}
