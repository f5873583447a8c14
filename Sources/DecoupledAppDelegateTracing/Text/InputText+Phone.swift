#if !os(tvOS)
import DecoupledAppDelegate

extension InputText {
    /// Returns the arguments of an event that not every platform has as text; nil for other arguments.
    @MainActor func textOnPlatform(of input: Any) -> String? {
        switch input {
        case let item as UIApplicationShortcutItem: "\(item.type)\(text(ofUserInfo: item.userInfo).inParentheses)"
        case let response as UNNotificationResponse: text(of: response.notification, " \(response.actionIdentifier)")
        case let input as WindowGeometryInput: input.windowScene.session.persistentIdentifier
        default: nil
        }
    }

    /// Returns a notification as text: its identifier, and the app's own dictionary.
    func text(of notification: UNNotification, _ action: String = "") -> String {
        let request = notification.request
        return "\(request.identifier)\(action)\(text(ofUserInfo: request.content.userInfo).inParentheses)"
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
