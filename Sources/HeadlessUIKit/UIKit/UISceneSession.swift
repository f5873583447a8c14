public import Foundation

/// What remains of a scene while it is not connected: one session for each window that the user knows of.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The scene, while it is connected.
    open package(set) weak var scene: UIScene?

    /// What the scene is for.
    public let role: Role

    /// How the scene is set up: what the application declares for the role, until the scene connects.
    open package(set) var configuration: UISceneConfiguration

    /// What tells the session from others, as long as there is one.
    public let persistentIdentifier: String

    /// What the scene showed when it was last saved.
    open var stateRestorationActivity: NSUserActivity?

    /// What the application wants to know of the scene when it connects again.
    open var userInfo: [String: Any]?

    /// Creates a session, as a test does; applications get theirs from the system.
    ///
    /// - Parameters:
    ///   - persistentIdentifier: What tells the session from others.
    ///   - configuration: What the application declares for the role.
    public init(persistentIdentifier: String, configuration: UISceneConfiguration) {
        self.persistentIdentifier = persistentIdentifier
        self.role = configuration.role
        self.configuration = configuration
        super.init()
    }
}
