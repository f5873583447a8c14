public import Foundation

/// The action of a user who opened the application from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The action of a user who put a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a user did with a notification.
open class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification

    /// What the user did: one of the two above, or one that the application declared.
    public let actionIdentifier: String

    /// Where the user saw the notification; nil if the application had no such scene.
    open package(set) weak var targetScene: UIScene?

    /// Creates a response, as a test does; applications get theirs from the notification center.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - actionIdentifier: What the user did.
    public init(notification: UNNotification, actionIdentifier: String = UNNotificationDefaultActionIdentifier) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
        super.init()
    }
}

/// What a user wrote in reply to a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse {
    /// What the user wrote.
    public let userText: String

    /// Creates a response, as a test does; applications get theirs from the notification center.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - actionIdentifier: What the user did.
    ///   - userText: What the user wrote.
    public init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}
