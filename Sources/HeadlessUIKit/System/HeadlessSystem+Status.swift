import Foundation

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
