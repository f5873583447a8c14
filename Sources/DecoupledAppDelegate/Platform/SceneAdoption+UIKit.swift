#if os(iOS) || os(tvOS) || os(visionOS)
/// Whether the app has adopted scenes.
enum SceneAdoption {
    /// Whether Info.plist has a scene manifest.
    @MainActor static let isDeclared = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") != nil
}
#endif
