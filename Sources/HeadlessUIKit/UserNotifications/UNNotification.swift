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
