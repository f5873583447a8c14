extension UIScene {
    /// The name of the delegate's class.
    var delegateName: String { delegate.map { "\(type(of: $0))" } ?? "nil" }

    /// The forwarding delegate that the scene's delegate is, or that it forwards any method to as SwiftUI's does.
    var frontObject: (any FrontObject)? {
        guard let responder = delegate as? UIResponder else { return nil }
        return responder.frontObject(for: .sceneWillConnect)
            ?? SceneDelegate.events.keys.firstNonNil { responder.frontObject(for: $0) }
    }

    /// Whether the delegate of a window scene is of a class of the app's own, which then forwards to the app delegate by hand.
    var isForwardedByHand: Bool {
        guard let delegate, session.role == .windowApplication else { return false }
        // An SDK may have changed the class of ours into one that it has made.
        return frontObject.map { type(of: $0) } != SceneDelegate.self
            && !(delegate is SceneDelegate && session.configuration.delegateClass == SceneDelegate.self)
    }
}
