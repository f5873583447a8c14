#if os(iOS) || os(tvOS) || os(visionOS)
/// Whether the app has adopted scenes.
enum SceneManifest {
    /// Whether Info.plist has a scene manifest.
    static let isPresent = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") != nil
}
#endif
