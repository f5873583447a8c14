import Foundation

/// What follows what becomes known of an application: the seam that the app's status is attached to.
@MainActor package protocol ApplicationFollower: AnyObject {
    /// Called when something has become known, before any handler is called.
    ///
    /// - Parameter event: The event that reports the change; nil if the router shows it.
    func applicationDidChange(by event: AppEvent?)
}

extension EventRouter {
    /// The application, once an event has come from it.
    package var knownApplication: UIApplication? { host.known }

    /// The last word on registering for remote notifications.
    package var registration: Result<Data, any Error>? { host.registration }

    /// Whether the app is active, inactive or in the background; nil before its launch.
    package var applicationState: UIApplication.State? {
        state.level.flatMap { UIApplication.State(rawValue: $0.rawValue) }
    }

    /// The connected scenes, in the order in which they connected.
    package var connectedScenes: [UIScene] { scenes.live }
}
