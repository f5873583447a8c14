/// A value for each scene, created when you first read it and released when the scene has disconnected.
///
/// Use it in a handler in place of a dictionary by scene:
///
/// ```swift
/// @MainActor final class Screens {
///     private let navigators = SceneValues { Navigator(scene: $0) }
/// }
///
/// extension Screens: SceneURLDelegate {
///     func scene(_ scene: UIScene, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
///         navigators[scene].open(url)
///     }
/// }
/// ```
///
/// A session that connects again has another scene, and so another value. Save what should last in the session's
/// restoration activity. What you read or set for a scene that has disconnected is not retained.
@preconcurrency @MainActor public final class SceneValues<Value> {
    private final class Entry {
        private(set) weak var scene: UIScene?
        var value: Value
        private let disconnection: SystemObservation

        init(_ scene: UIScene, _ value: Value, _ disconnection: SystemObservation) {
            self.scene = scene
            self.value = value
            self.disconnection = disconnection
        }
    }

    private var entries: [Entry] = []
    private let make: (UIScene) -> Value

    /// Creates an empty collection, whose values are created when you first read them.
    ///
    /// - Parameter make: Makes the value of a scene.
    public init(_ make: @escaping @MainActor (UIScene) -> Value) {
        self.make = make
        _ = UIScene.disconnections
    }

    /// The value of a scene.
    public subscript(scene: UIScene) -> Value {
        get {
            if let index = index(of: scene) { return entries[index].value }
            let value = make(scene)
            self[scene] = value
            return value
        }
        set {
            if let index = index(of: scene) {
                // Exchanged, since the deinit of the old value may look at the others.
                _ = exchange(&entries[index].value, with: newValue)
            } else if !UIScene.disconnected.contains(scene) {
                entries.append(Entry(scene, newValue, disconnection(of: scene)))
            }
        }
    }

    /// The values of all scenes, in the order in which they were made.
    public var all: [Value] { entries.map(\.value) }

    private func index(of scene: UIScene) -> Int? { entries.firstIndex { $0.scene === scene } }

    private func disconnection(of scene: UIScene) -> SystemObservation {
        SystemObservation(of: UIScene.didDisconnectNotification, from: scene) { [weak self, weak scene] _ in
            // Handlers of `sceneDidDisconnect(_:)` find the value still.
            MainThread.async { self?.release(scene) }
        }
    }

    private func release(_ scene: UIScene?) {
        _ = exchange(&entries, with: entries.filter { $0.scene != nil && $0.scene !== scene })
    }
}
