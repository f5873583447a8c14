#if canImport(UIKit)
import DecoupledAppDelegate

// What takes a scene, where a test cannot make one: the host app's takes its place.
extension SamplePlayer {
    /// Launches an app with scenes into the background, where it has none yet.
    func launchWithScenes() { app.launch(inBackground: true) }

    /// Brings the host app's scene to the front for a sample.
    ///
    /// The options that a scene would connect with cannot be made: a sample that they would tell of is delivered as the package delivers it out
    /// of those, and nobody is told that the scene connects.
    func connectScene(for sample: Sample) {
        let scene = World.hostScene
        app.scenes = [scene].compactMap(\.self)
        if scene != nil { app.life.declareScenes() }
        if sample.receiver == .sceneDelegate { sample.simulation(by: self).call(scene) }
        if app.hasScenes { app.enterForegroundWithScenes() }
    }

    /// Returns false: a scene's delegate of the app's own cannot be called without what only UIKit makes.
    func callOwnDelegate(of scene: UIScene?, for sample: Sample) -> Bool { false }

    /// Does nothing: a scene cannot be made.
    func connectSecondWindow() {}

    /// Does nothing: there is one scene.
    func disconnectFirstScene() {}

    /// Tells an app delegate without scenes; the host app's state stays.
    func cover() { if world == .withoutScenes { app.send(.willResignActive) } }

    /// Tells an app delegate without scenes; the host app's state stays.
    func uncover() { if world == .withoutScenes { app.send(.didBecomeActive) } }

    /// Does nothing: a scene cannot be turned.
    func rotate() {}

    /// Does nothing: a scene cannot be made.
    func reconnectScene(restoring type: String?) {}
}

extension World {
    /// Whether scenes can be made here.
    static let makesScenes = false

    /// Whether the host app has a scene.
    @MainActor static var hasScene: Bool { hostScene != nil }

    /// The scene that the host app shows.
    @MainActor static var hostScene: UIWindowScene? {
        UIApplication.running.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }
}
#endif
