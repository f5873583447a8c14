public import Foundation

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
        /// It follows the events of ``AppStateDelegate``, which are the same with scenes, without them and with SwiftUI.
        public internal(set) var applicationState = UIApplication.State.inactive

        /// Whether files can be read that are protected while the device is locked; true before the launch.
        public internal(set) var isProtectedDataAvailable = true

        /// The scenes that are connected, in the order in which they were.
        ///
        /// The status does not keep them alive.
        public internal(set) var connectedScenes: [UIScene] {
            get { scenes.compactMap(\.scene) }
            set { scenes = newValue.map(SceneReference.init) }
        }

        private var scenes: [SceneReference] = []

        /// A scene that its application keeps alive, and with it the scene's delegate, which shares the status.
        private struct SceneReference: Equatable {
            weak var scene: UIScene?

            static func == (one: Self, other: Self) -> Bool { one.scene === other.scene }
        }

        /// The time of the last memory warning; nil if there was none since the status was switched on.
        public internal(set) var lastMemoryWarning: Date?

        #if RemoteNotifications
        /// The result of registering for remote notifications; nil without one yet.
        public internal(set) var remoteNotificationRegistration: RemoteNotificationRegistration?
        #endif
    }
}
