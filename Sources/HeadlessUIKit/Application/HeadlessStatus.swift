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
    public var status: HeadlessStatus { status(textsUpTo: .max, scenesUpTo: .max) }

    /// What the application is doing, in the length of an answer over the control socket; of notifications no more are shown than are listed.
    var abridgedStatus: HeadlessStatus { status(textsUpTo: 256, scenesUpTo: 64) }

    private func status(textsUpTo bytes: Int, scenesUpTo mostScenes: Int) -> HeadlessStatus {
        HeadlessStatus(
            name: configuration.name.cut(to: bytes),
            processIdentifier: ProcessInfo.processInfo.processIdentifier,
            applicationState: "\(application.applicationState)",
            orientation: "\(state.orientation)",
            isProtectedDataAvailable: application.isProtectedDataAvailable,
            isRegisteredForRemoteNotifications: application.isRegisteredForRemoteNotifications,
            scenes: state.scenes.suffix(mostScenes).map { scene in
                HeadlessStatus.Scene(
                    identifier: scene.session.persistentIdentifier.cut(to: bytes),
                    role: scene.session.role.rawValue.cut(to: bytes),
                    activationState: "\(scene.activationState)",
                    title: scene.title.cut(to: bytes)
                )
            },
            omittedSceneCount: max(0, state.scenes.count - mostScenes),
            notifications: notifications.map(\.request).map { request in
                HeadlessStatus.Notification(
                    identifier: request.identifier.cut(to: bytes),
                    title: request.content.title.cut(to: bytes),
                    body: request.content.body.cut(to: bytes)
                )
            }
        )
    }
}
