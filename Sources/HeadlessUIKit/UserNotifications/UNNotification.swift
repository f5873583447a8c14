public import Foundation

/// A notification that arrived.
open class UNNotification: NSObject {
    /// When it arrived.
    public let date: Date

    /// What was asked for.
    public let request: UNNotificationRequest

    /// Creates a notification, as a test does; applications get theirs from the notification center.
    ///
    /// - Parameters:
    ///   - request: What was asked for.
    ///   - date: When it arrived.
    public init(request: UNNotificationRequest, date: Date = Date()) {
        self.request = request
        self.date = date
        super.init()
    }
}
