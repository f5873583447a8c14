#if !(os(iOS) || os(tvOS) || os(visionOS))
/// Whether the app has adopted scenes.
enum SceneAdoption {
    /// Whether the application's configuration has a scene manifest.
    @MainActor static var isDeclared: Bool { UIApplication.shared.system.configuration.sceneManifest != nil }
}
#endif
