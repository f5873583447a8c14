public import DecoupledAppDelegate

extension AppStatus {
    /// The app's status as a value.
    ///
    /// Extend it with computed properties, and observe them like the others:
    ///
    /// ```swift
    /// extension AppStatus.Snapshot {
    ///     var isInFront: Bool { applicationState == .active }
    /// }
    /// ```
    public struct Snapshot: Equatable {
        /// Whether the app is active, inactive or in the background; inactive before its launch.
        ///
        /// It follows the events of `AppStateDelegate`, which are the same with scenes, without them and with SwiftUI.
        public internal(set) var applicationState = UIApplication.State.inactive

        /// Whether files can be read that are protected while the device is locked; true before the launch.
        public internal(set) var isProtectedDataAvailable = true

        /// The scenes that are connected, in the order in which they were.
        ///
        /// The status does not keep them alive.
        public var connectedScenes: [UIScene] { scenes.live.compactMap { $0 as? UIScene } }

        // Their application keeps them alive, and they their delegates, which share the status.
        var scenes = WeakObjects()

        /// The time of the last memory warning; nil if there was none since the status was switched on.
        public var lastMemoryWarning: Date? { memoryWarning.map(Date.init(timeIntervalSinceReferenceDate:)) }

        // Not a date, which the compiler does not know the size of, so that everything that has one in it is laid out while the app runs.
        var memoryWarning: TimeInterval?

        /// The result of registering for remote notifications; nil without one yet, and without the trait `RemoteNotifications`.
        public internal(set) var remoteNotificationRegistration: RemoteNotificationRegistration?
    }
}
