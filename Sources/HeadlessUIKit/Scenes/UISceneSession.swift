public import Foundation

/// A session of a scene, which remains while the scene is not connected: one for each window that the user knows of.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The scene, while it is connected.
    open package(set) weak var scene: UIScene?

    /// What the scene is for.
    public let role: Role

    /// How the scene is set up: what the application declares for the role, until the scene connects.
    open package(set) var configuration: UISceneConfiguration

    /// The session's identifier.
    public let persistentIdentifier: String

    /// What the scene showed when it was last saved.
    open var stateRestorationActivity: NSUserActivity?

    /// What the application keeps for the scene until it connects again.
    open var userInfo: [String: Any]?

    /// Creates a session for a test; UIKit creates it for an app.
    ///
    /// - Parameters:
    ///   - persistentIdentifier: The session's identifier.
    ///   - configuration: What the application declares for the role.
    public init(persistentIdentifier: String, configuration: UISceneConfiguration) {
        self.persistentIdentifier = persistentIdentifier
        self.role = configuration.role
        self.configuration = configuration
        super.init()
    }

    /// Whether the session's scene is a window that the user deals with.
    var isOfWindow: Bool { role.isOfWindow }
}

extension UISceneSession {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// Its name in UIKit.
        public let rawValue: String

        /// Creates one by its name.
        ///
        /// - Parameter rawValue: Its name in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A window that the user deals with.
        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")

        /// What a car's display shows of the application; CarPlay declares it.
        public static let carTemplateApplication = Self(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")

        /// A window on a second display, to look at only.
        public static let windowExternalDisplayNonInteractive = Self(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")

        /// Whether its scenes are window scenes, on whichever display.
        var isOfWindowScenes: Bool { rawValue.hasPrefix("UIWindowSceneSessionRole") }

        /// Whether its scenes are windows that the user deals with, as visionOS's volumes are.
        var isOfWindow: Bool { isOfWindowScenes && rawValue.hasSuffix("Application") }
    }
}
