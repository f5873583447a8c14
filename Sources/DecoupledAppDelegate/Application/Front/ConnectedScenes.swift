/// The scenes that UIKit has reported as connected, and what has been delivered of each.
@MainActor struct ConnectedScenes {
    /// The scenes, in the order in which they have connected.
    private var scenes: [ConnectedScene] = []

    /// What scenes connect for that UIKit has configured, until their connection has been delivered.
    private var configured: [ConfiguredScene] = []

    /// The scenes whose connection has been delivered although their delegates had not forwarded it.
    private var deliveredUnforwarded = WeakObjects()

    /// What has been delivered of what scenes connected for.
    private(set) var deliveredOfConnections = WeakObjects()

    /// What has been delivered of what methods of a running app were called with.
    private var received = WeakObjects()
}

// MARK: Scenes

extension ConnectedScenes {
    var isEmpty: Bool { scenes.isEmpty }

    /// The scenes that have not been freed.
    var live: [UIScene] { scenes.compactMap(\.scene) }

    /// The window of the scene that connected first.
    var window: UIWindow? { scenes.firstNonNil { $0.delegate?.window } }

    /// Adds a scene, or learns of the delegate of one that is there.
    mutating func insert(_ scene: UIScene, delegate: SceneDelegate? = nil) {
        let index = scenes.firstIndex { $0.scene === scene } ?? scenes.endIndex
        if index == scenes.endIndex { scenes.append(ConnectedScene(scene: scene)) }
        if let delegate = delegate ?? scene.delegate as? SceneDelegate { scenes[index].delegate = delegate }
    }

    /// Removes a scene, and those that are gone.
    mutating func remove(_ scene: UIScene) { scenes = scenes.filter { $0.scene != nil && $0.scene !== scene } }

    /// Whether a scene has a delegate of ours, or the front has delivered its connection in place of the delegate.
    func hasReceiver(_ scene: UIScene) -> Bool {
        deliveredUnforwarded.contains(scene) || scenes.contains { $0.scene === scene && $0.delegate != nil }
    }
}

private struct ConnectedScene {
    weak var scene: UIScene?

    /// The scene's delegate, where it is one of ours; its method for the connection need not have been called.
    weak var delegate: SceneDelegate?
}

// MARK: What scenes connect for

extension ConnectedScenes {
    /// Takes something that a scene is connected for, or that a method of a running app is called with, and returns whether it has not been
    /// delivered the other way.
    ///
    /// An app's own scene delegate often calls `super` when its scene connects, and then feeds what is in the connection options to the
    /// methods of a running app; SwiftUI does so with activities. The same object counts once between the two; another object is another event.
    mutating func takeIfNew(_ subject: AnyObject, isOfConnection: Bool) -> Bool {
        let isNew = !deliveredOfConnections.contains(subject) && !(isOfConnection && received.contains(subject))
        if isOfConnection { deliveredOfConnections.insert(subject) } else { received.insert(subject) }
        return isNew
    }

    /// Takes what a scene will connect for.
    ///
    /// SwiftUI's scene delegate has been seen to forward everything but `scene(_:willConnectTo:options:)`. These options, which UIKit
    /// passed to `application(_:configurationForConnecting:options:)`, take the place of those that it keeps.
    mutating func configure(_ session: UISceneSession, for options: UIScene.ConnectionOptions) {
        _ = takeOptions(of: session)
        configured.append(ConfiguredScene(session: session, options: options))
    }

    /// Removes and returns what a scene connects for; nil if UIKit has not had it configured, or if that was asked before.
    mutating func takeOptions(of session: UISceneSession) -> UIScene.ConnectionOptions? {
        defer { configured = configured.filter { $0.session != nil && $0.session !== session } }
        return configured.last { $0.session === session }?.options
    }

    /// Takes a connection that a scene's delegate has forwarded.
    ///
    /// - Returns: Whether it has not been delivered before, in place of the delegate.
    mutating func takeForwarded(_ connection: SceneConnectionInput) -> Bool {
        _ = takeOptions(of: connection.session)
        return !deliveredUnforwarded.contains(connection.scene)
    }

    /// Notes that a connection is delivered which the scene's delegate has not forwarded.
    mutating func noteUnforwarded(_ scene: UIScene) { deliveredUnforwarded.insert(scene) }
}

private struct ConfiguredScene {
    weak var session: UISceneSession?
    let options: UIScene.ConnectionOptions
}
