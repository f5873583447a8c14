public import Foundation

/// A notification that arrived.
open class UNNotification: NSObject {
    /// When it arrived.
    public let date: Date

    /// The request.
    public let request: UNNotificationRequest

    /// Creates a notification for a test; the notification center creates it for an app.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - date: When it arrived.
    public init(request: UNNotificationRequest, date: Date = Date()) {
        self.request = request
        self.date = date
        super.init()
    }
}

/// What a notification says, and when it is to arrive.
open class UNNotificationRequest: NSObject {
    /// The notification's identifier.
    public let identifier: String

    /// What the notification says.
    public let content: UNNotificationContent

    /// What makes the notification arrive; nil if it is to arrive at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - identifier: The notification's identifier.
    ///   - content: What the notification says.
    ///   - trigger: What makes the notification arrive; nil if it is to arrive at once.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(fields: content.fields)
        self.trigger = trigger
        super.init()
    }
}

/// What makes a notification arrive.
open class UNNotificationTrigger: NSObject {
    /// Whether it arrives again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }
}

/// That a server sent the notification.
open class UNPushNotificationTrigger: UNNotificationTrigger {
    /// Creates a trigger, as a test does; applications get theirs from the notification center.
    public init() { super.init(repeats: false) }
}

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
