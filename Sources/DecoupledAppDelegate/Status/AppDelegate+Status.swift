extension AppDelegate {
    /// The app's state, scenes, protected data and registration for remote notifications.
    ///
    /// All app delegates that share their slots share it. The first access switches it on; until then it costs nothing. What happened
    /// before is taken over as far as it can be known: the application's state, the connected scenes, whether protected data is
    /// available, and a device token that the app delegate has received.
    ///
    /// Once it is on, `responds(to:)` announces the methods that tell of the registration for remote notifications, since nothing else
    /// tells of it; everything else the system posts as notifications, too. So access it before `AppDelegate.main()` if no handler wants
    /// the registration.
    public var status: AppStatus {
        let feed = front.followers.lazy.compactMap { $0 as? StatusFeed }.first
        return (feed ?? StatusFeed(of: front)).status
    }
}
