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

extension UISceneConfiguration {
    /// Makes the scene and its delegate.
    func makeScene(
        session: UISceneSession, options: UIScene.ConnectionOptions, for player: (any SystemPlayer)?
    ) -> UIScene {
        let scene = sceneType.init(session: session, connectionOptions: options)
        scene.delegate = player?.makeDelegate(for: self) ?? makeDelegate()
        return scene
    }

    private var sceneType: UIScene.Type {
        if let type = sceneClass as? UIScene.Type { return type }
        if let sceneClass {
            report("\(sceneClass) is the class of the scene \(title) and must inherit from UIScene; it is left out")
        }
        return role.isOfWindowScenes ? UIWindowScene.self : UIScene.self
    }

    private func makeDelegate() -> (any UISceneDelegate)? {
        guard let delegateClass else {
            report(
                """
                the scene \(title) has no delegate, for which UIKit refuses to go on: neither what the application \
                declares nor \(DelegateMethod.configurationForConnectingScene.rawValue) names its class
                """)
            return nil
        }
        guard let type = delegateClass as? any UISceneDelegate.Type else {
            report("\(delegateClass) is the delegate class of the scene \(title) and must conform to UISceneDelegate")
            return nil
        }
        return type.make()
    }

    private var title: String { name ?? role.rawValue }
}

/// What an application declares about its scenes; on iOS its `Info.plist` would.
@preconcurrency @MainActor public struct SceneManifest {
    /// Whether the application can show several scenes at once.
    public var supportsMultipleScenes: Bool

    /// How scenes are set up; for each role the first one that is for it counts.
    public var configurations: [UISceneConfiguration]

    /// Creates a manifest.
    ///
    /// - Parameters:
    ///   - supportsMultipleScenes: Whether the application can show several scenes at once.
    ///   - configurations: How scenes are set up.
    public init(supportsMultipleScenes: Bool = true, configurations: [UISceneConfiguration] = []) {
        self.supportsMultipleScenes = supportsMultipleScenes
        self.configurations = configurations
    }

    /// What is declared for a role, in a copy that a delegate may change.
    func configuration(for role: UISceneSession.Role) -> UISceneConfiguration {
        let declared = configurations.first { $0.role == role }
        let copy = UISceneConfiguration(name: declared?.name, sessionRole: role)
        copy.sceneClass = declared?.sceneClass
        copy.delegateClass = declared?.delegateClass
        return copy
    }
}
