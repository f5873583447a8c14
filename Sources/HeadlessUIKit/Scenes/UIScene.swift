public import Foundation

/// One instance of an application's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// What remains of the scene while it is not connected.
    public let session: UISceneSession

    /// Why the scene was connected.
    package let connectionOptions: ConnectionOptions

    /// What the scene is doing.
    open package(set) var activationState = ActivationState.unattached

    /// The name that the user sees where scenes are chosen.
    open var title: String! = "" { didSet { if title == nil { title = "" } } }

    /// The second line that the user sees there.
    open var subtitle = ""

    /// The scene's delegate, which the scene retains.
    ///
    /// Setting it reads `responds(to:)` for every method of `UISceneDelegate` and `UIWindowSceneDelegate`, once; setting the
    /// object that is already there does nothing.
    open var delegate: (any UISceneDelegate)? {
        didSet { if delegate !== oldValue { readResponses() } }
    }

    /// The methods that the delegate responded to when it was set.
    var responses: Set<SceneMethod> = []

    /// Reads the answers of the delegate's `responds(to:)` anew, as setting it anew does.
    package func readResponses() { responses = SceneMethod.methods { delegate?.responds(to: $0) == true } }

    /// Whether the delegate responded to a method when it was set.
    package func hasDelegateMethod(_ method: SceneMethod) -> Bool { responses.contains(method) }

    /// The application that the scene belongs to: the one whose system was acting when it was created.
    package private(set) weak var application: UIApplication?

    /// Creates a scene; the system does, with the class that the session's configuration names.
    ///
    /// - Parameters:
    ///   - session: Its session.
    ///   - connectionOptions: Why it connects.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        self.connectionOptions = connectionOptions
        super.init()
        application = .shared
    }
}

extension UIScene {
    /// What a scene is doing.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In front of the user.
        case foregroundActive = 0
        /// Visible but not receiving events.
        case foregroundInactive = 1
        /// Not visible.
        case background = 2
    }
}

extension UIScene.ActivationState {
    /// What the only scene of an application does that has no others.
    init(_ state: UIApplication.State) {
        switch state {
        case .active: self = .foregroundActive
        case .inactive: self = .foregroundInactive
        case .background: self = .background
        }
    }
}

/// Each is posted with the scene as its object, after the delegate's method of the same name, and `willConnectNotification` before it.
extension UIScene {
    /// Posted when the scene is connected.
    public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")

    /// Posted when the scene is no longer connected.
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")

    /// Posted when the scene became active.
    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")

    /// Posted when the scene is about to become inactive.
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")

    /// Posted when the scene is about to leave the background.
    public nonisolated static let willEnterForegroundNotification =
        NSNotification.Name("UISceneWillEnterForegroundNotification")

    /// Posted when the scene is in the background.
    public nonisolated static let didEnterBackgroundNotification =
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
}
