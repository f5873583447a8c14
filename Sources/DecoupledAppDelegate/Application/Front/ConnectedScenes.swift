/// The scenes that UIKit has reported as connected, in that order.
@MainActor struct ConnectedScenes {
    private struct Entry {
        weak var scene: UIScene?
        weak var delegate: (any FrontObject)?
    }

    private var entries: [Entry] = []

    /// The window of the scene that connected first.
    var window: UIWindow? { entries.firstNonNil { $0.delegate?.window } }

    /// Whether there are any.
    var areConnected: Bool { !entries.isEmpty }

    var all: [UIScene] { entries.compactMap(\.scene) }

    /// Adds a scene, or learns of the delegate of one that is there.
    mutating func append(_ scene: UIScene, delegate: (any FrontObject)? = nil) {
        let index = entries.firstIndex { $0.scene === scene } ?? entries.endIndex
        if index == entries.endIndex { entries.append(Entry(scene: scene)) }
        if let delegate = delegate ?? scene.delegate as? any FrontObject { entries[index].delegate = delegate }
    }

    /// Whether UIKit has called a delegate of ours for the connection of a scene.
    func hasDelegate(_ scene: UIScene) -> Bool { entries.contains { $0.scene === scene && $0.delegate != nil } }

    mutating func remove(_ scene: UIScene) { entries = entries.filter { $0.scene != nil && $0.scene !== scene } }
}
