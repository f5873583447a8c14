#if os(iOS) || os(tvOS) || os(visionOS)
/// Whether an app has adopted scenes.
enum SceneAdoption {
    @MainActor private static let hasManifest =
        Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") != nil

    /// Whether Info.plist has a scene manifest, whichever the application: a process has one of each.
    @MainActor static func isDeclared(by application: UIApplication?) -> Bool { hasManifest }
}
#endif
