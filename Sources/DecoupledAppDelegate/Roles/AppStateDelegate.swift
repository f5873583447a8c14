/// The role that follows the app from launch to termination.
///
/// All handlers of the slot are told, in slot order, on the main thread. The launch methods are called at most once per process,
/// `willFinishLaunching` before `didFinishLaunching`. Every handler is asked though an earlier one answered false; the combined
/// answer is false if any says false, and true without handlers. UIKit delivers the URL, activity or shortcut that an app without
/// scenes was launched for only if both combined answers are true.
@MainActor
public protocol AppStateDelegate: RoleHandler {
    /// Called when the launch has begun, before state restoration.
    ///
    /// The default implementation returns `true`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - launchOptions: Why the app was launched; nil where the user opened it, and always in an app with scenes.
    /// - Returns: False if the handler has dealt with what the app was launched for, so that UIKit shall not deliver it.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the launch is almost done and the app is ready to run.
    ///
    /// The default implementation returns `true`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - launchOptions: Why the app was launched; nil where the user opened it, and always in an app with scenes.
    /// - Returns: False if the handler has dealt with what the app was launched for, so that UIKit shall not deliver it.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
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
    /// Returns `true`, which is neutral.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns `true`, which is neutral.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}

/// The arguments of the launch events.
public struct LaunchInput: EventInput {
    /// The application.
    public var application: UIApplication

    /// Why the app was launched.
    public var launchOptions: [UIApplication.LaunchOptionsKey: Any]?

    /// Returns the arguments in words.
    @MainActor public func summary(revealing: Bool) -> String {
        let options = launchOptions ?? [:]
        let keys = options.map { revealing ? "\($0.key.rawValue): \($0.value)" : $0.key.rawValue }
        return keys.sorted().joined(separator: ", ")
    }
}

extension AppEvent {
    /// The launch has begun.
    public static let willFinishLaunching = AppEvent(rawValue: "application:willFinishLaunchingWithOptions:")

    /// The launch is almost done.
    public static let didFinishLaunching = AppEvent(rawValue: "application:didFinishLaunchingWithOptions:")

    /// The app has become active.
    public static let didBecomeActive = AppEvent(rawValue: "applicationDidBecomeActive:")

    /// The app is about to become inactive.
    public static let willResignActive = AppEvent(rawValue: "applicationWillResignActive:")

    /// The app is in the background.
    public static let didEnterBackground = AppEvent(rawValue: "applicationDidEnterBackground:")

    /// The app is about to come to the foreground.
    public static let willEnterForeground = AppEvent(rawValue: "applicationWillEnterForeground:")

    /// The app is about to terminate.
    public static let willTerminate = AppEvent(rawValue: "applicationWillTerminate:")
}

extension Event<LaunchInput, Bool> {
    /// The launch has begun.
    public static var willFinishLaunching: Self { Self(.willFinishLaunching) }

    /// The launch is almost done.
    public static var didFinishLaunching: Self { Self(.didFinishLaunching) }
}

extension Event<ApplicationInput, Void> {
    /// The app has become active.
    public static var didBecomeActive: Self { Self(.didBecomeActive) }

    /// The app is about to become inactive.
    public static var willResignActive: Self { Self(.willResignActive) }

    /// The app is in the background.
    public static var didEnterBackground: Self { Self(.didEnterBackground) }

    /// The app is about to come to the foreground.
    public static var willEnterForeground: Self { Self(.willEnterForeground) }

    /// The app is about to terminate.
    public static var willTerminate: Self { Self(.willTerminate) }
}

extension Slot<Roles, any AppStateDelegate> {
    static var appState: Self {
        Slot(
            "appStateDelegate",
            \.appStateDelegate,
            events: [
                .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground,
                .willEnterForeground, .willTerminate,
            ],
            onceOnly: [.willFinishLaunching, .didFinishLaunching]
        )
    }
}

extension EventRouter<Roles> {
    func willFinishLaunching(_ input: LaunchInput) -> Bool {
        guard !hasDelivered(.didFinishLaunching) else { return true }
        return once(.willFinishLaunching) {
            pass(.willFinishLaunching, input, to: slots.appStateDelegate, in: .appState, combining: Unanimous()) {
                $0.application($1.application, willFinishLaunchingWithOptions: $1.launchOptions)
            }
        }
    }

    func didFinishLaunching(_ input: LaunchInput) -> Bool {
        once(.didFinishLaunching) {
            pass(.didFinishLaunching, input, to: slots.appStateDelegate, in: .appState, combining: Unanimous()) {
                $0.application($1.application, didFinishLaunchingWithOptions: $1.launchOptions)
            }
        }
    }

    /// Notes that the app has launched without a handler that wanted to hear of it.
    func didLaunchUnheard() {
        passedUnheard(.willFinishLaunching)
        passedUnheard(.didFinishLaunching)
    }

    func didBecomeActive(_ input: ApplicationInput) {
        pass(.didBecomeActive, input, to: slots.appStateDelegate, in: .appState, combining: Told()) {
            $0.applicationDidBecomeActive($1.application)
        }
    }

    func willResignActive(_ input: ApplicationInput) {
        pass(.willResignActive, input, to: slots.appStateDelegate, in: .appState, combining: Told()) {
            $0.applicationWillResignActive($1.application)
        }
    }

    func didEnterBackground(_ input: ApplicationInput) {
        pass(.didEnterBackground, input, to: slots.appStateDelegate, in: .appState, combining: Told()) {
            $0.applicationDidEnterBackground($1.application)
        }
    }

    func willEnterForeground(_ input: ApplicationInput) {
        pass(.willEnterForeground, input, to: slots.appStateDelegate, in: .appState, combining: Told()) {
            $0.applicationWillEnterForeground($1.application)
        }
    }

    func willTerminate(_ input: ApplicationInput) {
        pass(.willTerminate, input, to: slots.appStateDelegate, in: .appState, combining: Told()) {
            $0.applicationWillTerminate($1.application)
        }
    }
}
