import Foundation

/// The operating system's side of an application: says what happens, in UIKit's order and only to whom it concerns.
///
/// Sources call it when something really happens, tests when they want it to. Whatever it does, the delegate is asked only
/// for methods it said it has when it was set; an answer of nil means that it was not asked.
@MainActor public struct HeadlessSystem {
    /// The application that is told.
    public let application: UIApplication

    /// What the application declares about itself; what is changed after the start may go unnoticed.
    public var configuration: HeadlessConfiguration {
        get { application.systemState.configuration }
        nonmutating set { application.systemState.configuration = newValue }
    }

    /// Why the application will be launched; a source that knows sets this when it is started.
    public var launchReason: LaunchReason {
        get { application.systemState.launchReason }
        nonmutating set { application.systemState.launchReason = newValue }
    }

    /// Sends the delegate a method if it said it has it.
    @discardableResult
    func send<Answer>(_ method: DelegateMethod, _ message: (any UIApplicationDelegate) -> Answer) -> Answer? {
        guard application.responses.contains(method), let delegate = application.currentDelegate else { return nil }
        return application.act { message(delegate) }
    }

    func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
        application.act { NotificationCenter.default.post(name: name, object: application, userInfo: userInfo) }
    }
}

/// What the system remembers of an application.
@MainActor struct SystemState {
    var configuration = HeadlessConfiguration()
    var launchReason = LaunchReason.user
    var orientation = UIInterfaceOrientation.portrait
    var scenes: [UIScene] = []
    var sessions: [UISceneSession] = []
    var hasLaunched = false
    var hasTerminated = false
    var startedSources: [any EventSource] = []
}
