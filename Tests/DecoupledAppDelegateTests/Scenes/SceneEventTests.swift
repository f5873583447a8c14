import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Each scene's events reach the handlers of scenes, with the scene they are about.
@MainActor
struct SceneEventTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let journal = Journal()
    private let handler: SceneNarrator
    private var system: HeadlessSystem { app.application.system }

    init() {
        handler = SceneNarrator(in: journal)
        app.delegate.sceneConnectionDelegate = [handler]
        app.delegate.sceneStateDelegate = [handler]
        app.delegate.sceneRestorationDelegate = [handler]
    }

    @Test func theDeinitOfAReplacedWindowMayLookForTheWindow() {
        do {
            let window = PartingWindow()
            window.parting = Departing { [delegate = app.delegate, journal] in
                journal.note(delegate.window == nil ? "none" : "another")
            }
            app.delegate.window = window
        }
        app.delegate.window = nil
        #expect(journal.lines == ["none"])
    }

    @Test func eachEventComesWithItsOwnScene() throws {
        app.launch()
        let second = try #require(system.connectScene())
        #expect(
            journal.take() == [
                "connect 1", "foreground 1", "active 1", "inactive 1", "active 1", "inactive 1", "connect 2",
                "foreground 2", "active 1", "active 2",
            ]
        )
        system.enterBackground(second)
        #expect(journal.take() == ["inactive 2", "background 2", "save 2"])
        system.disconnect(second)
        #expect(journal.take() == ["disconnect 2"])
    }

    @Test func allHandlersAreToldInOrder() {
        let journal = Journal()
        let others = [SceneNarrator(in: journal), SceneNarrator(in: journal)]
        app.delegate.sceneConnectionDelegate = [others[0], others[1]]
        app.launch()
        #expect(journal.lines == ["connect 1", "connect 1"])
    }

    @Test func whatASceneShowsIsSavedByTheFirstHandlerThatKnowsAndGivenBackToAll() throws {
        let last = SceneNarrator(in: journal)
        handler.activity = NSUserActivity(activityType: "first")
        last.activity = NSUserActivity(activityType: "last")
        app.delegate.sceneRestorationDelegate = [SilentSceneHandler(), handler, last]
        app.launch()
        let scene = try #require(app.application.connectedScenes.first)
        _ = journal.take()
        system.disconnect(scene)
        #expect(journal.take() == ["inactive 1", "background 1", "save 1", "disconnect 1"])
        system.reconnectScene(of: scene.session)
        #expect(journal.lines.prefix(3) == ["connect 1", "restore first 1", "restore first 1"])
    }

    @Test func everyHandlerHearsOfDiscardedSessions() throws {
        let handlers = [RecordingHandler.taking(wanting: [.didDiscardSceneSessions]), RecordingHandler()]
        app.delegate.sceneSessionDelegate = [handlers[0], handlers[1]]
        app.launch()
        system.close(try #require(app.application.connectedScenes.first))
        #expect(handlers.allSatisfy { $0.events.last == .didDiscardSceneSessions })
    }

    @Test func aSceneThatIsNoWindowScenePassesWithoutACrash() throws {
        let configuration = UISceneConfiguration(name: "other", sessionRole: .windowApplication)
        configuration.sceneClass = UIScene.self
        app.application.system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
        let shortcuts = RecordingHandler.taking()
        app.delegate.shortcutItemDelegate = [shortcuts]
        system.launchReason = .background
        app.launch()
        let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
        let scene = try #require(system.connectScene(options: UIScene.ConnectionOptions(shortcutItem: item)))
        #expect(!(scene is UIWindowScene))
        #expect(shortcuts.events == [.performShortcutAction])
        system.disconnect(scene)
        #expect(journal.lines.last == "disconnect 1")
    }

    @Test func aDisconnectedSceneItsDelegateAndItsWindowAreFreed() {
        app.launch()
        weak var scene: UIScene?
        weak var delegate: SceneDelegate?
        weak var window: UIWindow?
        scene = app.application.connectedScenes.first
        delegate = scene?.delegate as? SceneDelegate
        delegate?.window = UIWindow()
        window = app.delegate.window
        #expect(window != nil)
        scene.map { system.disconnect($0) }
        #expect(scene == nil)
        #expect(delegate == nil)
        #expect(window == nil)
    }

    @Test func theAppDelegatesWindowIsThatOfTheSceneThatConnectedFirst() throws {
        handler.whenConnected = { scene in
            (scene.delegate as? SceneDelegate)?.window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        }
        app.launch()
        let first = try #require(app.application.connectedScenes.first)
        let second = try #require(system.connectScene())
        #expect(app.delegate.window?.windowScene === first)
        system.disconnect(first)
        #expect(app.delegate.window?.windowScene === second)
        let window = UIWindow()
        app.delegate.window = window
        #expect(app.delegate.window === window)
    }

    @Test func aTurnedSceneIsToldToItsHandlers() throws {
        let geometry = RecordingHandler.taking()
        app.delegate.windowGeometryDelegate = [geometry]
        app.launch()
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        #expect(system.rotate(scene, to: .landscapeLeft))
        #expect(geometry.events == [.windowSceneDidUpdateGeometry])
    }

    @Test func aSceneAsksTheHandlersOfOrientations() throws {
        app.delegate.orientationDelegate = [Orientations([.portrait, .landscapeLeft]), Orientations(.landscape)]
        app.launch()
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        #expect(scene.delegate?.responds(to: Selector("supportedInterfaceOrientationsForWindowScene:")) == true)
        #expect(system.rotate(scene, to: .landscapeLeft))
        #expect(!system.rotate(scene, to: .landscapeRight))
        #expect(!system.rotate(scene, to: .portrait))
    }

    @Test func aMaskThatWouldLeaveASceneNoOrientationIsReported() throws {
        app.delegate.orientationDelegate = [Orientations(.portrait), Orientations(.landscape)]
        app.launch()
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        #expect(!system.rotate(scene, to: .landscapeLeft))
        #expect(app.faults.last?.reason == .noCommonOrientation)
    }
}

private final class SilentSceneHandler: SceneRestorationDelegate {}

private final class Orientations: OrientationDelegate {
    private let mask: UIInterfaceOrientationMask

    init(_ mask: UIInterfaceOrientationMask) {
        self.mask = mask
    }

    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask }
}

private final class PartingWindow: UIWindow {
    var parting: Departing?
}
