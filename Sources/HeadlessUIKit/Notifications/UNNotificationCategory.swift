public import Foundation

/// A kind of notifications, and what the user can do with those.
open class UNNotificationCategory: NSObject {
    /// The category's identifier; the content of a notification names it.
    public let identifier: String

    /// What the user can do.
    public let actions: [UNNotificationAction]

    /// The intents that concern such notifications.
    public let intentIdentifiers: [String]

    /// What is shown in place of the text while that is hidden.
    public let hiddenPreviewsBodyPlaceholder: String

    /// What is shown in place of several such notifications.
    public let categorySummaryFormat: String

    /// What is special about such notifications.
    public let options: UNNotificationCategoryOptions

    /// Creates a category.
    ///
    /// - Parameters:
    ///   - identifier: The category's identifier.
    ///   - actions: What the user can do.
    ///   - intentIdentifiers: The intents that concern such notifications; they have no effect here.
    ///   - hiddenPreviewsBodyPlaceholder: What is shown in place of the text while that is hidden.
    ///   - categorySummaryFormat: What is shown in place of several such notifications.
    ///   - options: What is special about such notifications.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String] = [],
        hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        self.categorySummaryFormat = categorySummaryFormat ?? ""
        self.options = options
        super.init()
    }
}

/// What is special about the notifications of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options.
    ///
    /// - Parameter rawValue: The options as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The delegate is told that the user has put a notification away.
    public static let customDismissAction = Self(rawValue: 1 << 0)

    /// They are shown in a car.
    public static let allowInCarPlay = Self(rawValue: 1 << 1)

    /// The title is shown while the text is hidden.
    public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)

    /// The second line is shown while the text is hidden.
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
}

/// What a user can do with a notification, beside opening the application from it.
open class UNNotificationAction: NSObject {
    /// The action's identifier.
    public let identifier: String

    /// What the user sees.
    public let title: String

    /// What comes with the action.
    public let options: UNNotificationActionOptions

    /// The image beside the title.
    public let icon: UNNotificationActionIcon?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - identifier: The action's identifier.
    ///   - title: What the user sees.
    ///   - options: What comes with the action.
    ///   - icon: The image beside the title.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
        super.init()
    }
}

/// What a user can do with a notification by writing a text, which comes in a `UNTextInputNotificationResponse`.
open class UNTextInputNotificationAction: UNNotificationAction {
    /// The title of the button that sends the text.
    public let textInputButtonTitle: String

    /// What stands where the text will be.
    public let textInputPlaceholder: String

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - identifier: The action's identifier.
    ///   - title: What the user sees.
    ///   - options: What comes with the action.
    ///   - icon: The image beside the title.
    ///   - textInputButtonTitle: The title of the button that sends the text.
    ///   - textInputPlaceholder: What stands where the text will be.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// The image of an action, which nobody sees without a screen.
open class UNNotificationActionIcon: NSObject {
    /// Creates an icon of one of the application's images.
    ///
    /// - Parameter templateImageName: The image's name.
    public init(templateImageName: String) { super.init() }

    /// Creates an icon of one of the system's images.
    ///
    /// - Parameter systemImageName: The image's name.
    public init(systemImageName: String) { super.init() }
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
