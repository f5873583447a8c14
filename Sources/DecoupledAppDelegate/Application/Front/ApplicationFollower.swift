/// What follows what becomes known of an application: the seam that the app's status is attached to.
@MainActor package protocol ApplicationFollower: AnyObject {
    /// Called when something has become known, before any handler is called.
    ///
    /// - Parameter event: The event that reports the change; nil if ``FollowedApplication`` shows it.
    func applicationDidChange(by event: AppEvent?)
}

/// What is known of an application that is followed, and that is not kept alive by it.
@MainActor package struct FollowedApplication {
    // Weak: a follower may outlive the front, and a notification may come while the front is freed, on whichever thread.
    fileprivate weak var front: ApplicationFront?

    /// Whether the app is active, inactive or in the background; nil before its launch.
    package var state: UIApplication.State? { front?.state.level.flatMap(UIApplication.State.init) }

    /// The connected scenes, in the order in which they connected.
    package var scenes: [UIScene] { front?.scenes.all ?? [] }

    /// The result of registering for remote notifications, as the event that reported it last.
    package var registration: (any EventInput)? { front?.registration }

    /// The application, once an event has come from it.
    package var application: UIApplication? { front?.ownApplication }

    /// Whether there is nothing to be known any more.
    package var isGone: Bool { front == nil }
}

extension AppDelegate {
    /// What follows the application; nil unless there is something.
    package var follower: (any ApplicationFollower)? { front.follower }

    /// Has an object follow the application from now on; the registration for remote notifications is wanted then.
    package func follow(with follower: any ApplicationFollower) -> FollowedApplication {
        front.follower = follower
        router.publishResponses()
        return FollowedApplication(front: front)
    }
}
