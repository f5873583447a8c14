#if !(os(iOS) || os(tvOS) || os(visionOS))
/// Whether an app has adopted scenes.
enum SceneAdoption {
    /// Whether the configuration of an application has a scene manifest; before it is known, that of the process's own.
    @MainActor static func isDeclared(by application: UIApplication?) -> Bool {
        (application ?? .shared).system.configuration.sceneManifest != nil
    }
}
#endif
