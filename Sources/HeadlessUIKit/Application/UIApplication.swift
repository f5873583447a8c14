public import Foundation

/// An application without a screen, driven by the operating system through its `system`.
///
/// UIKit allows one. Here more can be made, each with a state, a delegate, scenes and a notification center of its own, so
/// that tests need not share one.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The application that this code belongs to.
    ///
    /// While the system of an application calls a delegate, and in the tasks that are made meanwhile, it is that application; otherwise it
    /// is the one that `UIApplicationDelegate.main()` runs. So a delegate and its tasks find their own application. A closure on a
    /// queue finds the process's own, or the one that a comparison plays to.
    public class var shared: UIApplication { ActingApplication.current ?? processApplication }

    /// The application of the process, which `main()` runs.
    package static let processApplication = UIApplication(notificationCenter: .processCenter)

    /// The shortest interval between background fetches that the system supports.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0

    /// An interval that never passes, so that there are no background fetches.
    public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

    /// What the application is doing; before it is launched, that is in the background.
    open package(set) var applicationState = State.background {
        didSet { systemState.sceneWithoutManifest?.activationState = UIScene.ActivationState(applicationState) }
    }

    /// Whether files that are encrypted while the device is locked can be read.
    open package(set) var isProtectedDataAvailable = true

    /// Whether the application can be sent remote notifications.
    open internal(set) var isRegisteredForRemoteNotifications = false

    /// The number on the application's icon; 0 for none.
    open var applicationIconBadgeNumber = 0

    /// Whether the screen stays on while nobody touches it.
    open var isIdleTimerDisabled = false

    /// The quick actions that the application offers besides those that it declares; nil as long as it has not said.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// The notification center of the application; `UNUserNotificationCenter.current()` is that of `shared`.
    public let notificationCenter: UNUserNotificationCenter

    /// The system that drives the application.
    public var system: HeadlessSystem { HeadlessSystem(application: self) }

    /// The application's events, for other processes to follow.
    package let eventFeed = EventFeed()

    let systemState = SystemState()

    /// Who plays a part of the system to the application himself.
    package weak var player: (any SystemPlayer)?

    /// What whoever forwards the application's events attaches to it.
    package var attachment: AnyObject?

    /// The object that code finds as the application's delegate.
    private weak var shownDelegate: (any UIApplicationDelegate)?

    /// The object that the system calls.
    private(set) weak var currentDelegate: (any UIApplicationDelegate)?

    /// The methods that the delegate responded to when it was set.
    private(set) var responses: Set<DelegateMethod> = []

    /// Creates an application with a notification center of its own.
    @preconcurrency @MainActor public override init() {
        notificationCenter = UNUserNotificationCenter()
        super.init()
        notificationCenter.application = self
    }

    /// Creates an application with a notification center that already exists, of a subclass perhaps.
    package init(notificationCenter: UNUserNotificationCenter) {
        self.notificationCenter = notificationCenter
        super.init()
        notificationCenter.application = self
    }

    /// Shows one delegate and calls another, for who plays the system to it; reads the answers of `responds(to:)` anew.
    package func show(_ delegate: (any UIApplicationDelegate)?, calling called: (any UIApplicationDelegate)?) {
        shownDelegate = delegate
        currentDelegate = called
        readResponses()
    }

    /// Reads the answers of the delegate's `responds(to:)` anew, as setting it anew does.
    package func readResponses() {
        responses = act { DelegateMethod.methods { currentDelegate?.responds(to: $0) == true } }
    }

    /// The application's delegate.
    ///
    /// The application does not retain it, so another object must; the one that `main()` created stays alive as long
    /// as the process does. Setting it reads `responds(to:)` for every method of `UIApplicationDelegate`, once; setting the
    /// object that is already there does nothing, so set nil in between to have it read again.
    ///
    /// Nothing about it is unsafe here; it is marked so because UIKit's is, so that one source compiles with both.
    @unsafe open var delegate: (any UIApplicationDelegate)? {
        get { shownDelegate }
        set { if newValue !== shownDelegate { show(newValue, calling: newValue) } }
    }

    /// The orientations that the application declares, which apply where its delegate has no method for them.
    ///
    /// - Parameter window: The window that would be turned.
    /// - Returns: The orientations.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        system.configuration.orientations
    }

    /// Registers the application for remote notifications; the delegate receives the result on a later turn.
    open func registerForRemoteNotifications() { system.registerForRemoteNotifications() }

    /// Unregisters from remote notifications.
    open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

    /// Sets how much time passes between two background fetches at least.
    ///
    /// Only whether there are any counts here, since nothing fetches on its own: with `backgroundFetchIntervalNever` the delegate is not
    /// called for a fetch. In UIKit that is the default; here it has to be set, so that a fetch can be simulated without the call.
    ///
    /// - Parameter minimumBackgroundFetchInterval: The time in seconds.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        systemState.fetchInterval = minimumBackgroundFetchInterval
    }

    /// How much time passes between two background fetches at least; nil as long as that was not set.
    package var minimumBackgroundFetchInterval: TimeInterval? { systemState.fetchInterval }
}

extension UIApplication {
    /// What an application is doing.
    public enum State: Int, Sendable {
        /// In front of the user.
        case active = 0
        /// Visible but not receiving events: launching, or on its way between front and background.
        case inactive = 1
        /// Not visible.
        case background = 2
    }
}

extension UIApplication {
    /// A kind of app extension.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// Its name in UIKit.
        public let rawValue: String

        /// Creates one by its name.
        ///
        /// - Parameter rawValue: Its name in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Custom keyboards.
        public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
    }
}
