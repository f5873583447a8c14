/// The scenes that are connected, as far as anybody has told, and the window that the app delegate shows for them.
@MainActor
final class ConnectedScenes {
    private struct Entry {
        weak var scene: UIScene?
        weak var delegate: SceneDelegate?
    }

    /// Takes the scenes, after each change.
    var didChange: ([UIScene]) -> Void = { _ in }

    private var entries: [Entry] = []
    private var ownWindow: UIWindow?

    /// The window that was set, else that of the scene that connected first.
    var window: UIWindow? {
        get { ownWindow ?? entries.lazy.compactMap { $0.delegate?.window }.first }
        set { ownWindow = newValue }
    }

    /// The scenes, in the order in which they were connected.
    var all: [UIScene] { entries.compactMap(\.scene) }

    /// Adds a scene, or learns of the delegate of one that is there.
    func append(_ scene: UIScene, _ delegate: SceneDelegate?) {
        let entry = Entry(scene: scene, delegate: delegate)
        if let index = entries.firstIndex(where: { $0.scene === scene }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
        didChange(all)
    }

    /// Whether a delegate of ours has been told that a scene connects.
    func hasDelegate(_ scene: UIScene) -> Bool {
        entries.contains { $0.scene === scene && $0.delegate != nil }
    }

    /// Removes a scene.
    func remove(_ scene: UIScene) {
        entries.removeAll { $0.scene == nil || $0.scene === scene }
        didChange(all)
    }
}
