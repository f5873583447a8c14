#if !canImport(UIKit)
import DecoupledAppDelegate
public import HeadlessUIKit

// Notifications and responses, where they can be made.
extension Sample {
    /// A second window that the user opens beside the first one; left out where the app has no scenes.
    public static var secondWindow: Sample { Sample(.sceneWillConnect, sceneConnection).on(.secondWindow) }

    /// A launch for a scene that is no window, such as that of a car or of a second display; left out where the app has no scenes.
    ///
    /// - Parameter role: What the scene is for.
    /// - Returns: The sample.
    public static func launch(for role: UISceneSession.Role) -> Sample {
        Sample(.sceneWillConnect, sceneConnection).on(.sceneLaunch(role))
    }

    /// The device has been switched on and not been unlocked yet when the app is launched; then it is unlocked, and the user comes to the app.
    static var launchBeforeUnlocking: [Sample] {
        let name = "a launch before the device is unlocked"
        let lock = Sample.step("the device is locked") { UIApplication.shared.isProtectedDataAvailable = false }
        return [.several(name, [lock, .launch(inBackgroundWith: [:], named: name), .unlock, .roundTrip])]
    }

    private static func sceneConnection() -> SceneConnectionInput {
        let scene = makeScene()
        return (scene, scene.session, UIScene.ConnectionOptions())
    }

    static func makeScene() -> UIWindowScene {
        UIWindowScene(session: .sample(.windowApplication), connectionOptions: UIScene.ConnectionOptions())
    }

    /// A notification that arrives while the app is in front.
    ///
    /// - Parameter content: What it says, such as a `UNMutableNotificationContent`.
    /// - Returns: The sample.
    public static func notification(_ content: UNNotificationContent) -> Sample {
        Sample(.willPresentNotification) { .with(content) }
            .on(.presentation, as: "notification")
    }

    /// A notification that the user opens.
    ///
    /// - Parameters:
    ///   - content: What it says, such as a `UNMutableNotificationContent`.
    ///   - actionIdentifier: What the user did: opened it unless given, dismissed it, or chose an action that its category
    ///     has.
    ///   - text: What the user has written, if it is an action with a text.
    /// - Returns: The sample.
    public static func response(
        to content: UNNotificationContent, action actionIdentifier: String = UNNotificationDefaultActionIdentifier,
        text: String? = nil
    ) -> Sample {
        .response { .with(.with(content), action: actionIdentifier, text: text) }
    }
}

extension UNNotificationResponse {
    static func with(_ notification: UNNotification, action: String, text: String?) -> UNNotificationResponse {
        guard let text else { return UNNotificationResponse(notification: notification, actionIdentifier: action) }
        return UNTextInputNotificationResponse(notification: notification, actionIdentifier: action, userText: text)
    }

    /// What the user has written; nil for a response without a text.
    var text: String? { (self as? UNTextInputNotificationResponse)?.userText }
}

extension UNNotification {
    static func with(_ content: UNNotificationContent) -> UNNotification {
        UNNotification(request: UNNotificationRequest(identifier: "sample", content: content, trigger: nil))
    }
}
#endif
