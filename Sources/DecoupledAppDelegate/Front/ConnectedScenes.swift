/// The scenes that are connected, in the order in which they were, as far as the system has told.
@MainActor
struct ConnectedScenes {
    private struct Entry {
        weak var scene: UIScene?
        weak var delegate: (any FrontObject)?
    }

    private var entries: [Entry] = []

    /// The window of the scene that connected first.
    var window: UIWindow? { entries.lazy.compactMap { $0.delegate?.window }.first }

    /// Whether there are any.
    var areConnected: Bool { !entries.isEmpty }

    var all: [UIScene] { entries.compactMap(\.scene) }

    /// Adds a scene, or learns of the delegate of one that is there.
    mutating func append(_ scene: UIScene, delegate: (any FrontObject)?) {
        let delegate = delegate ?? scene.delegate as? any FrontObject
        if let index = entries.firstIndex(where: { $0.scene === scene }) {
            if let delegate { entries[index].delegate = delegate }
        } else {
            entries.append(Entry(scene: scene, delegate: delegate))
        }
    }

    /// Whether a delegate of ours has been told that a scene connects.
    func hasDelegate(_ scene: UIScene) -> Bool {
        entries.contains { $0.scene === scene && $0.delegate != nil }
    }

    mutating func remove(_ scene: UIScene) {
        entries.removeAll { $0.scene == nil || $0.scene === scene }
    }
}
