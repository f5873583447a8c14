#if canImport(UIKit)
import DecoupledAppDelegate

extension SamplePlayer {
    /// Launches an app with scenes, of which the host app's own takes the place of one that is made.
    ///
    /// The options that it would connect with cannot be made: what the app is launched for is delivered as the package delivers it out of
    /// those, and nobody is told that the scene connects.
    func connect(for occasion: Occasion, _ deliver: () -> Void) {
        app.launch(inBackground: true)
        if case .backgroundWork = occasion { return deliver() }
        let scene = Comparison.World.hostScene
        app.scenes = [scene].compactMap(\.self)
        app.hasScenes = scene != nil
        app.isInBackground = false
        switch occasion {
        case .url(let url, let options): app.deliver(.openURL, (url, options), in: scene)
        case .share: deliver()
        case .activity(let make): resume(make(), in: scene) #if !os(tvOS)
        case .shortcut(let make): perform(make(), in: scene)
        #endif
        default: break
        }
        app.isInBackground = true
        _ = app.bringScenesBack()
    }

    /// Returns false: a scene's delegate of the app's own cannot be called without what only UIKit makes.
    func tellOwnDelegate(_ sample: Sample) -> Bool { false }

    /// Does nothing: a scene cannot be made.
    func connectSecondWindow() {}

    /// Does nothing: a scene cannot be turned.
    func rotate() {}

    /// Does nothing: a scene cannot be made.
    func reconnectScene() {}
}

extension Comparison.World {
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
