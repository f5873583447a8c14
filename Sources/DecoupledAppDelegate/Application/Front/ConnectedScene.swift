/// A scene that UIKit has reported as connected.
struct ConnectedScene {
    weak var scene: UIScene?

    /// The delegate of ours that UIKit has called for its connection.
    weak var delegate: SceneDelegate?
}

extension [ConnectedScene] {
    /// Adds a scene, or learns of the delegate of one that is there.
    @MainActor mutating func append(_ scene: UIScene, delegate: SceneDelegate? = nil) {
        let index = firstIndex { $0.scene === scene } ?? endIndex
        if index == endIndex { append(ConnectedScene(scene: scene)) }
        if let delegate = delegate ?? scene.delegate as? SceneDelegate { self[index].delegate = delegate }
    }

    /// Removes a scene, and those that are gone.
    mutating func remove(_ scene: UIScene) { self = filter { $0.scene != nil && $0.scene !== scene } }
}
