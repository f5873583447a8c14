extension Roles {
    /// The handlers that wrap an app delegate, each once.
    var wrappers: [ExistingAppDelegate] {
        var wrappers: [ExistingAppDelegate] = []
        for case let wrapper as ExistingAppDelegate in objects where !wrappers.contains(where: { $0 === wrapper }) {
            wrappers.append(wrapper)
        }
        return wrappers
    }

    /// The handlers that wrap a scene delegate.
    var sceneWrappers: [ExistingSceneDelegate] { objects.compactMap { $0 as? ExistingSceneDelegate } }
}
