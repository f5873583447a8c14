// The application, and how the system calls it.
//
// UIApplication is what an app's code sees. SystemState, which belongs to each, is what the system remembers of it, and HeadlessSystem
// acts on that: its extensions here and in the other folders each play one part of the operating system. UIApplicationDelegate has the
// app delegate's methods, and +Defaults what happens without one. DelegateMethod names the methods of all delegates.
// HeadlessSystem+Messages is the only place that calls a delegate: if it responds to the method, as its own application, and until that
// is over. ActingApplication says to which application code belongs. PendingAnswer waits for completion handlers, and MainQueue brings
// them to the main actor. RespondingObject stands for NSObject where there is no Objective-C. SystemPlayer is for a test that plays a
// part of the system itself. HeadlessStatus and EventFeed tell other processes what the application does.

import Foundation

/// Simulates the operating system for an application: sends events in UIKit's order to its delegates.
///
/// Sources call it when something really happens, tests at any time. It calls only methods for which the delegate's `responds(to:)` was
/// true when the delegate was set; a result of nil means that no method was called.
@preconcurrency @MainActor public struct HeadlessSystem {
    /// The application that receives the events.
    public let application: UIApplication

    /// What the application declares about itself; what is changed after the start may go unnoticed.
    public var configuration: HeadlessConfiguration {
        get { state.configuration }
        nonmutating set { state.configuration = newValue }
    }

    /// Why the application will be launched; a source may set it when it is started.
    public var launchReason: LaunchReason {
        get { state.launchReason }
        nonmutating set { state.launchReason = newValue }
    }

    /// What the system remembers of the application.
    var state: SystemState { application.systemState }
}

/// What the system remembers of an application.
@MainActor final class SystemState {
    var configuration = HeadlessConfiguration()
    var launchReason = LaunchReason.user
    var orientation = UIInterfaceOrientation.portrait
    /// The scenes that are connected; the later one comes to the foreground, the further back it is.
    var scenes: [UIScene] = []
    var sessions: [UISceneSession] = []
    var sessionCount = 0
    var sessionsPutAway: [UISceneSession] = []
    /// The scene of an application without scenes, which has no delegate.
    var sceneWithoutManifest: UIWindowScene?
    /// The windows without a scene that were shown or made key.
    var windowList = WindowList()
    /// Whether the application has scenes because its delegate configures them.
    var delegateConfiguresScenes = false
    var notifications: [UNNotification] = []
    var notificationCount = 0
    /// What the application has asked the user to allow; nil as long as it has not asked.
    var requestedAuthorization: UNAuthorizationOptions?
    var mainMenu: UIMenu?
    /// The last notifications that the application has requested, and those of them that wait for their triggers, oldest first.
    var requests: [UNNotificationRequest] = []
    var pendingRequests: [UNNotificationRequest] = []
    var removals: [NotificationRemoval] = []
    /// How much time the application wants between background fetches; nil as long as it has not said.
    var fetchInterval: TimeInterval?
    var backgroundTasks = BackgroundTasks()
    var openings: [HeadlessSystem.Opening] = []
    /// Whether the process runs this application, and so ends with it.
    var isRun = false
    var life = Life.notLaunched
    var startedSources: [any EventSource] = []
    /// What has been told of steps that are about to be taken.
    var announcements: Set<Announcement> = []

    /// How far the life of an application has come.
    enum Life {
        case notLaunched
        case launched
        /// The application receives the last events.
        case ending
        /// No method of the application is called any more.
        case over
    }
}

/// One of those who are told of a step before it is taken.
struct Announcement: Hashable {
    let step: Notification.Name
    let object: ObjectIdentifier
    let number: Int
}
