extension AppDelegate {
    /// Creates an app delegate that receives only what is delivered by hand, and leaves UIKit alone.
    ///
    /// It neither becomes the notification center's delegate nor observes UIKit's notifications, so that it works in a test bundle,
    /// beside the app delegate of the host.
    ///
    /// - Parameters:
    ///   - roles: The slots with their handlers.
    ///   - clock: The clock that deadlines and durations are measured by.
    ///   - application: The application that events come from.
    package convenience init(detached roles: Roles, clock: any EventClock, of application: UIApplication) {
        self.init(front: .detached(clock: clock))
        front.knownApplication = application
        self.roles = roles
    }

    /// Decides what the launch of a detached app delegate is taken for.
    package func willLaunch(inBackground: Bool) {
        front.launchesInBackground = inBackground
    }
}
