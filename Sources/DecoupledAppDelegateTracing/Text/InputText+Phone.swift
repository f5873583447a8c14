#if !os(tvOS)
import DecoupledAppDelegate

extension ShortcutInput: RecordedInput {
    func text(revealing: Bool) -> String {
        joined(shortcutItem.type, userInfo: shortcutItem.userInfo, revealing: revealing)
    }
}

extension NotificationResponseInput: RecordedInput {
    func text(revealing: Bool) -> String {
        response.notification.text(response.actionIdentifier, revealing: revealing)
    }
}

extension NotificationSettingsInput: RecordedInput {
    func text(revealing: Bool) -> String { notification?.text(revealing: revealing) ?? "" }
}

extension UNNotification {
    /// Returns a notification as text: its identifier, and the app's own dictionary.
    func text(_ action: String? = nil, revealing: Bool) -> String {
        joined(request.identifier, action, userInfo: request.content.userInfo, revealing: revealing)
    }
}

/// Returns the names of the orientations in a mask; nil for another answer.
func textOfOrientations(_ answer: Any) -> String? {
    (answer as? UIInterfaceOrientationMask)?.text(naming: [
        .portrait: "portrait", .portraitUpsideDown: "portraitUpsideDown", .landscapeLeft: "landscapeLeft",
        .landscapeRight: "landscapeRight",
    ])
}
#endif
