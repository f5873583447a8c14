/// What an application declares about its scenes; on iOS its `Info.plist` would.
@preconcurrency @MainActor public struct SceneManifest {
    /// Whether the application can show several scenes at once.
    public var supportsMultipleScenes: Bool

    /// How scenes are set up; for each role the first one that is for it counts.
    public var configurations: [UISceneConfiguration]

    /// Creates a manifest.
    ///
    /// - Parameters:
    ///   - supportsMultipleScenes: Whether the application can show several scenes at once.
    ///   - configurations: How scenes are set up.
    public init(supportsMultipleScenes: Bool = true, configurations: [UISceneConfiguration] = []) {
        self.supportsMultipleScenes = supportsMultipleScenes
        self.configurations = configurations
    }

    /// What is declared for a role, in a copy that a delegate may change.
    func configuration(for role: UISceneSession.Role) -> UISceneConfiguration {
        let declared = configurations.first { $0.role == role }
        let copy = UISceneConfiguration(name: declared?.name, sessionRole: role)
        copy.sceneClass = declared?.sceneClass
        copy.delegateClass = declared?.delegateClass
        return copy
    }
}
