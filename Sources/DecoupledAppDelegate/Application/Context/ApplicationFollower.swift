import Foundation

/// What follows what becomes known of an application: the seam that the app's status is attached to.
@MainActor package protocol ApplicationFollower: AnyObject {
    /// Called for each event before its handlers, but not for duplicates, and when something else has become known.
    ///
    /// - Parameter event: The event, or the end of the launch where the application has become known; nil if the router
    ///   shows what has changed, such as a scene that has connected.
    func applicationDidChange(by event: AppEvent?)
}

extension EventRouter {
    /// The application, once an event has come from it.
    package var identifiedApplication: UIApplication? { applicationContext.identified }

    /// The last result of registering for remote notifications.
    package var remoteNotificationRegistration: Result<Data, any Error>? {
        applicationContext.remoteNotificationRegistration
    }

    /// Whether the app is active, inactive or in the background; nil before its launch.
    package var applicationState: UIApplication.State? {
        appState.level.flatMap { UIApplication.State(rawValue: $0.rawValue) }
    }

    /// The connected scenes, in the order in which they connected.
    package var connectedScenes: [UIScene] { scenes.live }
}
