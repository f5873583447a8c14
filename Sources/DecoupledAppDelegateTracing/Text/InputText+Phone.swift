#if !os(tvOS)
import DecoupledAppDelegate

/// Returns the arguments of an event that not every platform has as text; nil for other arguments.
@MainActor func textOnPlatform(ofInput input: Any, revealing: Bool) -> String? {
    switch input {
    case let item as UIApplicationShortcutItem: joined(item.type, userInfo: item.userInfo, revealing: revealing)
    case let response as UNNotificationResponse:
        response.notification.text(response.actionIdentifier, revealing: revealing)
    case let input as WindowGeometryInput: input.windowScene.session.persistentIdentifier
    default: nil
    }
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
