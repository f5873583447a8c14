/// What scenes that UIKit has configured connect for, until their connection has been delivered.
///
/// SwiftUI's scene delegate has been seen to forward everything but `scene(_:willConnectTo:options:)`. The connection options that UIKit
/// passed to `application(_:configurationForConnecting:options:)` take the place of those that it keeps.
@MainActor struct ConfiguredScenes {
    private struct Configured {
        weak var session: UISceneSession?
        let options: UIScene.ConnectionOptions
    }

    private var configured: [Configured] = []

    /// The scenes whose connection has been delivered although their delegates had not forwarded it.
    private var deliveredUnforwarded = WeakObjects()

    /// Takes what a scene will connect for.
    mutating func configure(_ session: UISceneSession, for options: UIScene.ConnectionOptions) {
        _ = takeOptions(of: session)
        configured.append(Configured(session: session, options: options))
    }

    /// Removes and returns what a scene connects for; nil if UIKit has not had it configured, or if that was asked before.
    mutating func takeOptions(of session: UISceneSession) -> UIScene.ConnectionOptions? {
        defer { configured = configured.filter { $0.session != nil && $0.session !== session } }
        return configured.last { $0.session === session }?.options
    }

    /// Takes a connection that a scene's delegate has forwarded.
    ///
    /// - Returns: Whether it has not been delivered before, in place of the delegate.
    mutating func forward(_ connection: SceneConnectionInput) -> Bool {
        _ = takeOptions(of: connection.session)
        return !hasDelivered(connection.scene)
    }

    /// Returns whether a connection has been delivered which the scene's delegate had not forwarded.
    func hasDelivered(_ scene: UIScene) -> Bool { deliveredUnforwarded.contains(scene) }

    /// Notes that a connection is delivered which the scene's delegate has not forwarded.
    mutating func noteUnforwarded(_ scene: UIScene) { deliveredUnforwarded.insert(scene) }
}

extension ApplicationFront {
    /// Has handlers receive a connection, and then what the scene connects for.
    func deliver(_ connection: SceneConnectionInput) {
        scenes.append(connection.scene)
        follower?.applicationDidChange(by: .sceneWillConnect)
        router.deliver(
            SentEvent(
                event: AppEvent.sceneWillConnect.definition, input: connection,
                origin: Origin(application: application)))
        deliver(connection.connectionOptions, to: connection.scene)
    }

    /// Delivers the connection of a scene whose delegate forwards to ours, where that has not forwarded it.
    ///
    /// A subclass that overrides the method has received it itself.
    func deliverUnforwardedConnection(of scene: UIScene) {
        guard let object = scene.frontObject, object.front === self, !object.overrides(.sceneWillConnect),
            let options = configuredScenes.takeOptions(of: scene.session)
        else { return }
        configuredScenes.noteUnforwarded(scene)
        deliver((scene, scene.session, options))
    }
}
