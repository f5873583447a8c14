import HeadlessUIKit

extension HeadlessStatus {
    /// The status as the command prints it, a line for each thing.
    var lines: [String] {
        let lines = [
            "name: \(name)",
            "process: \(processIdentifier)",
            "state: \(applicationState)",
            "orientation: \(orientation)",
            "protected data: \(isProtectedDataAvailable ? "available" : "unavailable")",
            "remote notifications: \(isRegisteredForRemoteNotifications ? "registered" : "not registered")",
        ]
        let omission = omittedSceneCount == 0 ? [] : ["\(omittedSceneCount) more scenes"]
        return lines + omission + scenes.map(\.text) + notifications.map(\.text)
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
