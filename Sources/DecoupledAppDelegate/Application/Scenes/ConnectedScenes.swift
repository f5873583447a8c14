/// The scenes that UIKit has reported as connected, and what those will connect for that it has had configured.
@MainActor final class ConnectedScenes {
    /// The scenes, in the order in which they have connected.
    private var scenes: [ConnectedScene] = []

    /// What scenes will connect for that UIKit has had configured.
    private var configured: [ConfiguredScene] = []

    /// The scenes that have not been freed.
    var live: [UIScene] { scenes.compactMap(\.scene) }

    /// The window of the scene that connected first.
    var window: UIWindow? { scenes.firstNonNil { $0.delegate?.window } }

    /// Adds a scene, or learns of the delegate of one that is there.
    func insert(_ scene: UIScene, delegate: SceneDelegate?) {
        let index = scenes.firstIndex { $0.scene === scene } ?? scenes.endIndex
        if index == scenes.endIndex { scenes.append(ConnectedScene(scene: scene)) }
        if let delegate = delegate ?? scene.delegate as? SceneDelegate { scenes[index].delegate = delegate }
    }

    /// Notes the handlers that have received the connection of a scene.
    func noteServed(_ served: WeakObjects, withConnectionOf scene: UIScene) {
        if let index = scenes.firstIndex(where: { $0.scene === scene }) { scenes[index].served = served }
    }

    /// Whether a handler has received the connection of a scene.
    func hasServed(_ handler: AnyObject, withConnectionOf scene: UIScene) -> Bool {
        scenes.contains { $0.scene === scene && $0.served.contains(handler) }
    }

    /// Removes a scene, and those that are gone.
    func remove(_ scene: UIScene) { scenes = scenes.filter { $0.scene != nil && $0.scene !== scene } }

    /// Takes what a scene will connect for.
    ///
    /// SwiftUI's scene delegate has been seen to forward everything but `scene(_:willConnectTo:options:)`. These
    /// options, which UIKit passed to `application(_:configurationForConnecting:options:)`, take the place of those
    /// that it keeps.
    func configure(_ session: UISceneSession, for options: UIScene.ConnectionOptions) {
        _ = removeOptions(of: session)
        configured.append(ConfiguredScene(session: session, options: options))
    }

    /// Removes and returns what a scene connects for; nil if UIKit has not had it configured, or if that was asked
    /// before.
    func removeOptions(of session: UISceneSession) -> UIScene.ConnectionOptions? {
        defer { configured = configured.filter { $0.session != nil && $0.session !== session } }
        return configured.last { $0.session === session }?.options
    }
}

private struct ConnectedScene {
    weak var scene: UIScene?

    /// The delegate of ours that UIKit has called for the scene, which has the scene's window.
    weak var delegate: SceneDelegate?

    /// The handlers that have received the connection, by what a wrapper wraps.
    var served = WeakObjects()
}

private struct ConfiguredScene {
    weak var session: UISceneSession?
    let options: UIScene.ConnectionOptions
}
