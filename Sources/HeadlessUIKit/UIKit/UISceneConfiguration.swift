public import Foundation

/// How a scene is set up: its class, and the class of its delegate.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?

    /// What the scene is for; it must be what the session is for.
    public let role: UISceneSession.Role

    /// The class of the scene; a window scene unless set.
    open var sceneClass: AnyClass?

    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// Creates a configuration without classes.
    ///
    /// - Parameters:
    ///   - name: The name of the configuration.
    ///   - sessionRole: What the scene is for.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        self.role = sessionRole
        super.init()
    }
}
