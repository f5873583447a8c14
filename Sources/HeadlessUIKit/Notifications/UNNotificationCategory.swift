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

/// What a user can do with a notification, beside opening the application from it.
open class UNNotificationAction: NSObject {
    /// The action's identifier.
    public let identifier: String

    /// What the user sees.
    public let title: String

    /// What comes with the action.
    public let options: UNNotificationActionOptions

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - identifier: The action's identifier.
    ///   - title: What the user sees.
    ///   - options: What comes with the action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
        super.init()
    }
}

/// What comes with a notification's action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options.
    ///
    /// - Parameter rawValue: The options as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device has to be unlocked for the action.
    public static let authenticationRequired = Self(rawValue: 1 << 0)

    /// The action destroys something, and looks like it.
    public static let destructive = Self(rawValue: 1 << 1)

    /// The application comes to the foreground for the action.
    public static let foreground = Self(rawValue: 1 << 2)
}
