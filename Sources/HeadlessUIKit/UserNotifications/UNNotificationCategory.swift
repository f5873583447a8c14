public import Foundation

/// A kind of notifications, and what the user can do with those.
open class UNNotificationCategory: NSObject {
    /// The category's identifier; the content of a notification names it.
    public let identifier: String

    /// What the user can do.
    public let actions: [UNNotificationAction]

    /// Creates a category.
    ///
    /// - Parameters:
    ///   - identifier: The category's identifier.
    ///   - actions: What the user can do.
    ///   - intentIdentifiers: The intents that concern such notifications; they have no effect here.
    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String] = []) {
        self.identifier = identifier
        self.actions = actions
        super.init()
    }
}
