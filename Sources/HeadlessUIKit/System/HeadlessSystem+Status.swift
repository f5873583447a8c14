import Foundation

extension HeadlessSystem {
    /// What the application is doing.
    public var status: HeadlessStatus {
        HeadlessStatus(
            name: configuration.name,
            processIdentifier: ProcessInfo.processInfo.processIdentifier,
            applicationState: "\(application.applicationState)",
            orientation: "\(application.systemState.orientation)",
            isProtectedDataAvailable: application.isProtectedDataAvailable,
            isRegisteredForRemoteNotifications: application.isRegisteredForRemoteNotifications
        )
    }
}
