import DecoupledAppDelegate
import Testing

/// A slot filled while a scene is connected becomes effective because the scene's delegate is set anew, as the app delegate is.
@MainActor
struct SceneReassignmentTests {
    private let app = IsolatedApp(scenes: .watched)
    private let handler = URLProbe()
    private var system: HeadlessSystem { app.application.system }

    @Test func aSlotFilledWhileASceneIsConnectedBecomesEffectiveOnTheNextTurn() async throws {
        let scene = try launch()
        app.delegate.urlDelegate = [handler]
        #expect(system.open(.page) == nil)
        await nextTurn()
        #expect(system.open(.page) == true)
        #expect(handler.urls == [.page])
        #expect(scene.assignments == 2)
    }

    @Test func aSlotEmptiedWhileASceneIsConnectedBecomesIneffectiveOnTheNextTurn() async throws {
        app.delegate.urlDelegate = [handler]
        _ = try launch()
        app.delegate.urlDelegate = []
        await nextTurn()
        #expect(system.open(.page) == nil)
    }

    @Test func everySceneKeepsItsOwnDelegate() async throws {
        let scenes = [try launch(), try #require(system.connectScene())]
        let delegates = scenes.map(\.delegate)
        app.delegate.urlDelegate = [handler]
        await nextTurn()
        for (scene, delegate) in zip(scenes, delegates) {
            #expect(scene.delegate === delegate)
            #expect(system.open([UIOpenURLContext(url: .page)], in: scene) == true)
        }
    }

    @Test func nothingIsSetAnewWhereNoAnswerChanged() async throws {
        app.delegate.urlDelegate = [handler]
        let scene = try launch()
        app.delegate.urlDelegate.append(URLProbe())
        await nextTurn()
        #expect(scene.assignments == 0)
    }

    @Test func aDelegateThatIsNotOursIsLeftAlone() async throws {
        let scene = try launch()
        scene.delegate = SceneDelegate(for: AppDelegate(roles: Roles()))
        scene.assignments = 0
        app.delegate.urlDelegate = [handler]
        await nextTurn()
        #expect(scene.assignments == 0)
    }

    @Test func aDelegateThatPassesOnToOursIsPutBack() async throws {
        let scene = try launch()
        let forwarder = ForwardingSceneDelegate(to: SceneDelegate(for: app.delegate))
        scene.delegate = forwarder
        scene.assignments = 0
        app.delegate.urlDelegate = [handler]
        await nextTurn()
        #expect(scene.assignments == 2)
        #expect(scene.delegate === forwarder)
    }

    /// Launches, and returns the scene that connected.
    private func launch() throws -> WatchedScene {
        app.launch()
        let scene = try #require(app.application.connectedScenes.first as? WatchedScene)
        scene.assignments = 0
        return scene
    }
}

extension SceneManifest {
    /// One whose scenes notice whenever their delegates are set.
    fileprivate static var watched: SceneManifest {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.sceneClass = WatchedScene.self
        return SceneManifest(configurations: [configuration])
    }
}

private final class WatchedScene: UIWindowScene {
    var assignments = 0

    override var delegate: (any UISceneDelegate)? {
        didSet { assignments += 1 }
    }
}

/// A scene's delegate that passes everything on, as SwiftUI's does.
private final class ForwardingSceneDelegate: UIResponder, UISceneDelegate {
    private let target: SceneDelegate

    init(to target: SceneDelegate) {
        self.target = target
        super.init()
    }

    required override init() {
        target = SceneDelegate()
        super.init()
    }

    override nonisolated func responds(to aSelector: Selector!) -> Bool { target.responds(to: aSelector) }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        target.responds(to: aSelector) ? target : nil
    }
}
