public import Foundation

extension AppStatus {
    /// What the app is doing, as one value.
    ///
    /// Extend it by properties that are worked out from others, and observe them like those that are there:
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

        /// When the system was last short of memory; nil if it has not been since the status was switched on.
        public internal(set) var lastMemoryWarning: Date?

        #if RemoteNotifications
        /// What came of registering for remote notifications; nil if nothing has yet.
        public internal(set) var remoteNotificationRegistration: RemoteNotificationRegistration?
        #endif
    }
}
