import Foundation

/// What an application is doing, for another process to read.
///
/// Over the control socket it comes abridged if it is long: texts are cut, and of the scenes and the notifications the newest are
/// listed, at most 64 of each.
public struct HeadlessStatus: Codable, Equatable, Sendable {
    /// The application's name.
    public let name: String

    /// The identifier of its process.
    public let processIdentifier: Int32

    /// Its state: `active`, `inactive` or `background`.
    public let applicationState: String

    /// How its interface is turned: `portrait`, `portraitUpsideDown`, `landscapeLeft` or `landscapeRight`.
    public let orientation: String

    /// Whether protected files can be read.
    public let isProtectedDataAvailable: Bool

    /// Whether it can be sent remote notifications.
    public let isRegisteredForRemoteNotifications: Bool

    /// The scenes that are connected; the later one became active, the further back it is.
    public let scenes: [Scene]

    /// How many more scenes are connected than are listed.
    public let omittedSceneCount: Int

    /// The notifications that are shown, oldest first.
    public let notifications: [Notification]

    /// How many more notifications, older ones, are shown than are listed.
    public let omittedNotificationCount: Int

    /// What a scene is doing.
    public struct Scene: Codable, Equatable, Sendable {
        /// The identifier of its session.
        public let identifier: String

        /// Its role, by UIKit's name.
        public let role: String

        /// Its state: `foregroundActive`, `foregroundInactive` or `background`.
        public let activationState: String

        /// The name that the user sees.
        public let title: String
    }

    /// What a notification says.
    public struct Notification: Codable, Equatable, Sendable {
        /// Its identifier.
        public let identifier: String

        /// The first line.
        public let title: String

        /// The text.
        public let body: String
    }
}

extension HeadlessSystem {
    /// What the application is doing.
    public var status: HeadlessStatus {
        HeadlessStatus(
            name: configuration.name,
            processIdentifier: ProcessInfo.processInfo.processIdentifier,
            applicationState: "\(application.applicationState)",
            orientation: "\(state.orientation)",
            isProtectedDataAvailable: application.isProtectedDataAvailable,
            isRegisteredForRemoteNotifications: application.isRegisteredForRemoteNotifications,
            scenes: state.scenes.map(HeadlessStatus.Scene.init),
            omittedSceneCount: 0,
            notifications: notifications.map(HeadlessStatus.Notification.init),
            omittedNotificationCount: 0
        )
    }
}

extension HeadlessStatus.Scene {
    @MainActor fileprivate init(_ scene: UIScene) {
        self.init(
            identifier: scene.session.persistentIdentifier,
            role: scene.session.role.rawValue,
            activationState: "\(scene.activationState)",
            title: scene.title
        )
    }
}

extension HeadlessStatus.Notification {
    fileprivate init(_ notification: UNNotification) {
        let content = notification.request.content
        self.init(identifier: notification.request.identifier, title: content.title, body: content.body)
    }
}
