/// The scenes that our scene delegates have connected, and the window that the app delegate shows for them.
@MainActor
final class ConnectedScenes {
    private struct Entry {
        weak var delegate: SceneDelegate?
        let scene: ObjectIdentifier
    }

    private var entries: [Entry] = []
    private var ownWindow: UIWindow?

    /// The window that was set, else that of the scene that connected first.
    var window: UIWindow? {
        get { ownWindow ?? entries.lazy.compactMap { $0.delegate?.window }.first }
        set { ownWindow = newValue }
    }

    func append(_ scene: UIScene, _ delegate: SceneDelegate) {
        remove(scene)
        entries.append(Entry(delegate: delegate, scene: ObjectIdentifier(scene)))
    }

    func remove(_ scene: UIScene) {
        entries.removeAll { $0.delegate == nil || $0.scene == ObjectIdentifier(scene) }
    }
}
