/// Whose a scene is: it shows by the scene's delegate, which may be set at any time, so it is worked out whenever
/// somebody asks.
@MainActor enum SceneDelegateKind {
    /// The delegate leads to a router: it is of the package's class, or forwards to such a delegate, as SwiftUI's does.
    /// Of a scene that is no window of the app, such as one of CarPlay, it may be of any class.
    case package(any RoutingDelegate)

    /// The delegate of a window leads to a router, and is of a class of the app's that inherits from the package's, or
    /// forwards to such a one.
    case appSubclass(any RoutingDelegate)

    /// The delegate of a window leads to no router.
    case foreign

    /// The scene has no delegate yet, or is no window of the app, and its delegate leads to no router.
    case unrelated
}

extension UIScene {
    /// Whose the scene is.
    var delegateKind: SceneDelegateKind {
        guard let delegate else { return .unrelated }
        guard let forwarding = routingDelegate else { return session.role.isAppWindow ? .foreign : .unrelated }
        // An SDK may have changed the class of ours into one that it has made.
        let isOfPackage =
            type(of: forwarding) == SceneDelegate.self
            || delegate is SceneDelegate && session.configuration.delegateClass == SceneDelegate.self
        return isOfPackage || !session.role.isAppWindow ? .package(forwarding) : .appSubclass(forwarding)
    }

    /// The routing delegate that the scene's delegate is, or that it forwards any method to.
    private var routingDelegate: (any RoutingDelegate)? {
        guard let responder = delegate as? UIResponder else { return nil }
        return responder.routingDelegate(for: .sceneWillConnect)
            ?? SceneDelegate.eventsByMethod.keys.firstNonNil { responder.routingDelegate(for: $0) }
    }

    /// The name of the delegate's class.
    var delegateName: String { delegate.map { "\(type(of: $0))" } ?? "nil" }
}

extension UISceneSession.Role {
    /// Whether its scenes are windows of the app, as visionOS's volumes are: not those of an external display, of
    /// CarPlay or of other kinds.
    package var isAppWindow: Bool {
        rawValue.hasPrefix("UIWindowSceneSessionRole") && rawValue.hasSuffix("Application")
    }
}

extension SceneDelegateKind {
    /// The delegate that leads to a router; nil if there is none.
    var delegate: (any RoutingDelegate)? {
        switch self {
        case .package(let delegate), .appSubclass(let delegate): delegate
        case .foreign, .unrelated: nil
        }
    }

    /// The router of the delegate; nil if it leads to none.
    var router: EventRouter? { delegate?.router }

    /// Whether the app forwards what the scene's delegate receives to its app delegate by hand, as a class of its own
    /// is expected to.
    var forwardsByHand: Bool {
        switch self {
        case .appSubclass, .foreign: true
        case .package, .unrelated: false
        }
    }
}

extension EventRouter {
    /// Whether a scene counts for the state of the app: its delegate leads here. One whose delegate leads to no router
    /// counts for the process's own app, unless another router runs the scene's application.
    func countsForAppState(_ scene: UIScene) -> Bool {
        if let router = scene.delegateKind.router { return router === self }
        return self === EventRouter.shared && (scene.ownApplication.router ?? self) === self
    }
}

extension UIApplication {
    /// The router of the app delegate that the application's delegate is, or that it forwards to as SwiftUI's does.
    fileprivate var router: EventRouter? {
        guard let responder = currentDelegate as? UIResponder else { return nil }
        if let delegate = responder as? any RoutingDelegate { return delegate.router }
        return AppEvent.allCases.firstNonNil { responder.routingDelegate(for: $0)?.router }
    }
}
