public import Foundation

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
