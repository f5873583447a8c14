/// The role that follows the app from launch to termination.
///
/// All handlers of the slot are called, in slot order, on the main thread. The launch methods are delivered at most
/// once by an app delegate, `willFinishLaunching` before `didFinishLaunching`. Every handler is called even if an
/// earlier one returned false; the result is false if any returns false, and true without handlers. UIKit delivers the
/// URL, activity or shortcut that an app without scenes was launched for only if both results are true.
@preconcurrency @MainActor public protocol AppStateDelegate: RoleHandler {
    /// Called when the launch has begun, before state restoration.
    ///
    /// The default implementation returns `true`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - launchOptions: Why the app was launched; nil where the user opened it, and always in an app with scenes.
    /// - Returns: False if the handler has dealt with what the app was launched for, so that UIKit does not deliver it.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool

    /// Called when the launch is almost done and the app is ready to run.
    ///
    /// The default implementation returns `true`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - launchOptions: Why the app was launched; nil where the user opened it, and always in an app with scenes.
    /// - Returns: False if the handler has dealt with what the app was launched for, so that UIKit does not deliver it.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool

    /// Called when the app has become active.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter application: The application.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called when the app is about to become inactive.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter application: The application.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called when the app is in the background; about five seconds remain to return.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter application: The application.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called when the app is about to come to the foreground.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter application: The application.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called when the app is about to terminate; UIKit does not promise it.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter application: The application.
    func applicationWillTerminate(_ application: UIApplication)
}

extension AppStateDelegate {
    /// Returns `true`, which does not affect the result.
    public func application(
        _: UIApplication,
        willFinishLaunchingWithOptions: LaunchOptions?
    ) -> Bool { defaultAnswer(to: .willFinishLaunching, true) }

    /// Returns `true`, which does not affect the result.
    public func application(
        _: UIApplication,
        didFinishLaunchingWithOptions: LaunchOptions?
    ) -> Bool { defaultAnswer(to: .didFinishLaunching, true) }

    /// Does nothing.
    public func applicationDidBecomeActive(_: UIApplication) { defaultAnswer(to: .didBecomeActive) }

    /// Does nothing.
    public func applicationWillResignActive(_: UIApplication) { defaultAnswer(to: .willResignActive) }

    /// Does nothing.
    public func applicationDidEnterBackground(_: UIApplication) { defaultAnswer(to: .didEnterBackground) }

    /// Does nothing.
    public func applicationWillEnterForeground(_: UIApplication) { defaultAnswer(to: .willEnterForeground) }

    /// Does nothing.
    public func applicationWillTerminate(_: UIApplication) { defaultAnswer(to: .willTerminate) }
}

/// Why the app was launched: the dictionary that UIKit's methods have.
public typealias LaunchOptions = [UIApplication.LaunchOptionsKey: Any]

nonisolated extension AppEvent {
    /// The launch has begun.
    public static let willFinishLaunching = Event<LaunchOptions?, Bool>(
        "application:willFinishLaunchingWithOptions:")

    /// The launch is almost done.
    public static let didFinishLaunching = Event<LaunchOptions?, Bool>(
        "application:didFinishLaunchingWithOptions:")

    /// The app has become active.
    public static let didBecomeActive = Event<Void, Void>("applicationDidBecomeActive:")

    /// The app is about to become inactive.
    public static let willResignActive = Event<Void, Void>("applicationWillResignActive:")

    /// The app is in the background.
    public static let didEnterBackground = Event<Void, Void>("applicationDidEnterBackground:")

    /// The app is about to come to the foreground.
    public static let willEnterForeground = Event<Void, Void>("applicationWillEnterForeground:")

    /// The app is about to terminate.
    public static let willTerminate = Event<Void, Void>("applicationWillTerminate:")
}

extension Slots {
    /// Launch, foreground and background, termination.
    public var appStateDelegate: Slot<any AppStateDelegate> {
        Slot {
            asked(.willFinishLaunching, combining: AllTrue()) {
                $0.application($2.application, willFinishLaunchingWithOptions: $1)
            }
            asked(.didFinishLaunching, combining: AllTrue()) {
                $0.application($2.application, didFinishLaunchingWithOptions: $1)
            }
            told(.didBecomeActive, .queued) {
                $0.applicationDidBecomeActive($2.application)
            }
            told(.willResignActive, .queued) {
                $0.applicationWillResignActive($2.application)
            }
            told(.didEnterBackground, .queued) {
                $0.applicationDidEnterBackground($2.application)
            }
            told(.willEnterForeground, .queued) {
                $0.applicationWillEnterForeground($2.application)
            }
            told(.willTerminate) {
                $0.applicationWillTerminate($2.application)
            }
        }
    }
}
