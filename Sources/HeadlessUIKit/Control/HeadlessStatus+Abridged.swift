import Foundation

extension HeadlessStatus {
    /// The most scenes that are listed; of notifications no more are shown.
    private static let mostListed = 64

    /// The same status, with long texts cut and the first of many scenes left out.
    var abridged: HeadlessStatus {
        HeadlessStatus(
            name: name.abridged,
            processIdentifier: processIdentifier,
            applicationState: applicationState,
            orientation: orientation,
            isProtectedDataAvailable: isProtectedDataAvailable,
            isRegisteredForRemoteNotifications: isRegisteredForRemoteNotifications,
            scenes: scenes.suffix(Self.mostListed).map { scene in
                Scene(
                    identifier: scene.identifier.abridged,
                    role: scene.role.abridged,
                    activationState: scene.activationState,
                    title: scene.title.abridged
                )
            },
            omittedSceneCount: max(0, scenes.count - Self.mostListed),
            notifications: notifications.map { notification in
                Notification(
                    identifier: notification.identifier.abridged,
                    title: notification.title.abridged,
                    body: notification.body.abridged
                )
            },
            omittedNotificationCount: omittedNotificationCount
        )
    }
}

extension String {
    /// The text, or its start if it is long.
    fileprivate var abridged: String { cut(to: 256) }
}
