import Foundation

/// The operating system's side of an application: sends events in UIKit's order to the delegates that they concern.
///
/// Sources call it when something really happens, tests when they want it to. Whatever it does, the delegate is asked only
/// for methods it said it has when it was set; an answer of nil means that it was not asked.
@preconcurrency @MainActor public struct HeadlessSystem {
    /// The application that receives the events.
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
}

/// What the system remembers of an application.
@MainActor struct SystemState {
    var configuration = HeadlessConfiguration()
    var launchReason = LaunchReason.user
    var orientation = UIInterfaceOrientation.portrait
    /// The scenes that are connected; the later one comes to the foreground, the further back it is.
    var scenes: [UIScene] = []
    var sessions: [UISceneSession] = []
    var sessionCount = 0
    var sessionsPutAway: [String] = []
    /// The scene of an application without scenes, which has no delegate.
    var sceneWithoutManifest: UIScene?
    /// Whether the application has scenes because its delegate configures them.
    var delegateConfiguresScenes = false
    var notifications: [UNNotification] = []
    var notificationCount = 0
    var mainMenu: UIMenu?
    /// Whether the application wants background fetches.
    var fetches = true
    var isRunning = false
    var hasLaunched = false
    var hasTerminated = false
    var startedSources: [any EventSource] = []
}
