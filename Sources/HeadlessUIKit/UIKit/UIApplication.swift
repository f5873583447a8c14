/// An application without a screen, driven by the operating system through its `system`.
///
/// `shared` is the one that `UIApplicationDelegate.main()` runs. UIKit allows no other; here more can be made, each with
/// a state and a delegate of its own, so that tests need not share one.
@MainActor open class UIApplication: UIResponder {
    /// The application of this process.
    public class var shared: UIApplication {
        sharedApplication
    }

    private static let sharedApplication = UIApplication()

    /// What the application is doing.
    open internal(set) var applicationState = State.inactive

    /// Whether files that are encrypted while the device is locked can be read.
    open internal(set) var isProtectedDataAvailable = true

    /// Whether the application can be sent remote notifications.
    open internal(set) var isRegisteredForRemoteNotifications = false

    /// The system that drives the application.
    public var system: HeadlessSystem {
        HeadlessSystem(application: self)
    }

    var systemState = SystemState()

    private(set) weak var currentDelegate: (any UIApplicationDelegate)?

    private(set) var responses = DelegateResponses()

    /// Whom the system tells what happens.
    ///
    /// The application does not own its delegate, so somebody else must; the one that `main()` created stays alive as long
    /// as the process does. Setting it reads `responds(to:)` for every method of `UIApplicationDelegate`, once; setting the
    /// object that is already there does nothing, so to have the answers read again set nil in between.
    ///
    /// Nothing about it is unsafe here; it is marked so because UIKit's is, so that one source compiles with both.
    @unsafe open var delegate: (any UIApplicationDelegate)? {
        get { currentDelegate }
        set {
            guard newValue !== currentDelegate else { return }
            currentDelegate = newValue
            responses = DelegateResponses(of: newValue)
        }
    }

    /// The orientations that the application declares, which hold where its delegate is not asked.
    ///
    /// - Parameter window: The window that would be turned.
    /// - Returns: The orientations.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        system.configuration.orientations
    }

    /// Asks that the application can be sent remote notifications; the delegate is told the outcome on a later turn.
    open func registerForRemoteNotifications() {
        system.registerForRemoteNotifications()
    }

    /// Gives up being sent remote notifications.
    open func unregisterForRemoteNotifications() {
        isRegisteredForRemoteNotifications = false
    }
}
