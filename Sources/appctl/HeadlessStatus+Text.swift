import HeadlessUIKit

extension HeadlessStatus {
    /// The status as the command prints it, a line for each thing.
    var text: String {
        let lines = [
            "name: \(name)",
            "process: \(processIdentifier)",
            "state: \(applicationState)",
            "orientation: \(orientation)",
            "protected data: \(isProtectedDataAvailable ? "available" : "unavailable")",
            "remote notifications: \(isRegisteredForRemoteNotifications ? "registered" : "not registered")",
        ]
        return (lines + scenes.map(\.text) + notifications.map(\.text)).joined(separator: "\n")
    }
}

extension HeadlessStatus.Scene {
    fileprivate var text: String {
        "scene \(identifier): \(title.isEmpty ? activationState : "\(activationState), \(title)")"
    }
}

extension HeadlessStatus.Notification {
    fileprivate var text: String {
        "notification \(identifier): \([title, body].filter { !$0.isEmpty }.joined(separator: ", "))"
    }
}
