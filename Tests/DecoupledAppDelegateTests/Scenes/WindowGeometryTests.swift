import DecoupledAppDelegate
import Testing

/// Handlers are told what a window scene was before, though version 26 of the system tells scenes of their geometry alone.
@MainActor
struct WindowGeometryTests {
    private let app = IsolatedApp(scenes: SceneManifest(supportsMultipleScenes: true))
    private let handler = GeometryProbe()
    private var system: HeadlessSystem { app.application.system }

    init() {
        app.delegate.windowGeometryDelegate = [handler]
        app.launch()
    }

    @Test func aTurnIsToldOnceWithWhatWasBefore() throws {
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        let before = GeometryProbe.Look(scene)
        #expect(system.rotate(scene, to: .landscapeLeft))
        #expect(handler.told.map(\.before) == [before])
        #expect(handler.told.map(\.now) == [GeometryProbe.Look(scene)])
        #expect(before.height == GeometryProbe.Look(scene).width)
        #expect(before.traits.verticalSizeClass == .regular)
    }

    @Test func aChangeOfNothingButTraitsIsToldWithTheTraitsBefore() throws {
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        let before = GeometryProbe.Look(scene)
        system.setUserInterfaceStyle(.dark)
        #expect(handler.told.map(\.before) == [before])
        #expect(handler.told.map(\.now.traits.userInterfaceStyle) == [.dark])
    }

    @Test func aChangeOfNothingButTraitsIsToldWithTheTraitsThatTheSystemNames() throws {
        let connecting = ConnectingScene()
        app.delegate.sceneSessionDelegate = [connecting]
        let scene = try #require(system.connectScene() as? HazyScene)
        scene.isHazy = false
        let before = GeometryProbe.Look(scene)
        system.setUserInterfaceStyle(.dark)
        #expect(handler.told.last?.before == before)
    }

    @Test func eachChangeBeginsWhereTheOneBeforeItEnded() throws {
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        system.setUserInterfaceStyle(.dark)
        system.rotate(scene, to: .landscapeLeft)
        system.setUserInterfaceStyle(.light)
        system.rotate(scene, to: .portrait)
        #expect(handler.told.count == 4)
        #expect(handler.told.dropFirst().map(\.before) == handler.told.dropLast().map(\.now))
    }

    @Test func eachSceneHasItsOwnTraits() throws {
        let first = try #require(app.application.connectedScenes.first as? UIWindowScene)
        let second = try #require(system.connectScene() as? UIWindowScene)
        system.rotate(second, to: .landscapeLeft)
        system.rotate(first, to: .landscapeLeft)
        #expect(handler.told.map(\.before.traits.verticalSizeClass) == [.regular, .regular])
    }

    @Test func aSubclassThatDoesNotPassOnTheConnectionIsToldTheTraitsAsTheyAre() throws {
        let session = UISceneSession.sample()
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        SceneDelegate(for: app.delegate).windowScene(scene, didUpdateEffectiveGeometry: scene.effectiveGeometry)
        #expect(handler.told.map(\.before) == [GeometryProbe.Look(scene)])
    }
}

/// A handler that notes what a scene was, and what it is meanwhile.
@MainActor
private final class GeometryProbe: WindowGeometryDelegate {
    struct Look: Equatable {
        let width: Double
        let height: Double
        let orientation: UIInterfaceOrientation
        let traits: UITraitCollection

        @MainActor
        init(_ space: any UICoordinateSpace, _ orientation: UIInterfaceOrientation, _ traits: UITraitCollection) {
            width = space.bounds.width
            height = space.bounds.height
            self.orientation = orientation
            self.traits = traits
        }

        @MainActor
        init(_ scene: UIWindowScene) {
            self.init(scene.coordinateSpace, scene.interfaceOrientation, scene.traitCollection)
        }
    }

    private(set) var told: [(before: Look, now: Look)] = []

    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        let before = Look(previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection)
        told.append((before, Look(windowScene)))
    }
}

/// A scene that shows traits as unknown, and tells nobody when it no longer does.
private final class HazyScene: UIWindowScene {
    var isHazy = true

    override var traitCollection: UITraitCollection { isHazy ? UITraitCollection() : super.traitCollection }
}

private final class ConnectingScene: SceneSessionDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.sceneClass = HazyScene.self
        return configuration
    }
}
