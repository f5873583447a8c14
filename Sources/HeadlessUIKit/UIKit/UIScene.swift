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
