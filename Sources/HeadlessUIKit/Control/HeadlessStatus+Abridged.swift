import Foundation

extension HeadlessStatus {
    /// The most scenes, and the most notifications, that are listed.
    private static let mostListed = 64

    /// The same status, with texts cut and the ends of the lists left out that would not go into a line.
    var abridged: HeadlessStatus {
        var count = Self.mostListed
        while true {
            let status = listing(count)
            // One of each goes into a line, whatever the texts are.
            guard count > 1, !status.fitsIntoALine else { return status }
            count /= 2
        }
    }

    private var fitsIntoALine: Bool {
        let answer = ControlAnswer(isHandled: true, words: applicationState, status: self)
        return answer.sortedJSON.count <= ControlRequest.mostBytes
    }

    private func listing(_ count: Int) -> HeadlessStatus {
        HeadlessStatus(
            name: name.abridged,
            processIdentifier: processIdentifier,
            applicationState: applicationState,
            orientation: orientation,
            isProtectedDataAvailable: isProtectedDataAvailable,
            isRegisteredForRemoteNotifications: isRegisteredForRemoteNotifications,
            scenes: scenes.suffix(count).map { scene in
                Scene(
                    identifier: scene.identifier.abridged,
                    role: scene.role.abridged,
                    activationState: scene.activationState,
                    title: scene.title.abridged
                )
            },
            omittedSceneCount: omittedSceneCount + max(0, scenes.count - count),
            notifications: notifications.suffix(count).map { notification in
                Notification(
                    identifier: notification.identifier.abridged,
                    title: notification.title.abridged,
                    body: notification.body.abridged
                )
            },
            omittedNotificationCount: omittedNotificationCount + max(0, notifications.count - count)
        )
    }
}

extension String {
    /// The text, or its start if it is long.
    fileprivate var abridged: String { cut(to: 256) }
}
