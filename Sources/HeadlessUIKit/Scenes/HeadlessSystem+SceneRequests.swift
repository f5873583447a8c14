import Foundation

/// What an application with scenes is asked for: the scene in front is told, or one connects for it, and then it stands in the
/// connection options and nowhere else.
extension HeadlessSystem {
    /// Opens URLs in a scene; a scene in the background comes to the foreground for it.
    ///
    /// - Parameters:
    ///   - contexts: The URLs, each with its options.
    ///   - scene: The scene; the one in the foreground unless given.
    /// - Returns: True if a delegate was called, since its method returns nothing; nil if it has no method for that.
    @discardableResult package func open(_ contexts: Set<UIOpenURLContext>, in scene: UIScene? = nil) -> Bool? {
        let options = UIScene.ConnectionOptions(
            urlContexts: contexts, sourceApplication: contexts.compactMap(\.options.sourceApplication).first)
        if configuration.contestedReports.contains(.urlAfterActivation) { (scene ?? frontScene).map(activate) }
        return deliver(options, to: scene) { scene in
            send(.openURLContexts, to: scene) { $0.scene(scene, openURLContexts: contexts) }
        }
    }

    /// Connects the first scene for what the application was launched for, if that needs one.
    func connectFirstScene(whenTold: @escaping @MainActor (Void?) -> Void) {
        guard var options = launchReason.connectionOptions else { return }
        if case .notificationResponse(let response) = launchReason { options = connectionOptions(for: response) }
        let isTold = connectScene(for: options)
        switch launchReason {
        case .handoff(let activity):
            guard let scene = frontScene else { return }
            send(.continueUserActivity, to: scene) { $0.scene(scene, continue: activity) }
        case .notificationResponse(let response): tell(response) { whenTold($0 ?? isTold.map { _ in }) }
        default: break
        }
    }

    /// Connects a scene that is given something to do.
    ///
    /// - Returns: True if its delegate was called, else nil.
    package func connectScene(for options: UIScene.ConnectionOptions) -> Bool? {
        connectWindow(options: options)?.responses.contains(.willConnect) == true ? true : nil
    }

    /// Tells a scene, or connects one for what is in the options.
    ///
    /// - Returns: True if its delegate was called, else nil.
    func deliver(
        _ options: UIScene.ConnectionOptions,
        to scene: UIScene?,
        _ tell: (UIScene) -> Void?
    ) -> Bool? {
        guard let scene = scene ?? frontScene else { return connectScene(for: options) }
        return inForeground(scene) { tell(scene).map { true } }
    }
}
