public import Foundation

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
