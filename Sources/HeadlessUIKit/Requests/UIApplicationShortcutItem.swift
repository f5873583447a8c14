public import Foundation

/// A home-screen shortcut.
open class UIApplicationShortcutItem: NSObject {
    /// What the shortcut does, in reverse-domain form.
    public let type: String

    /// The name that the user sees.
    public let localizedTitle: String

    /// The second line that the user sees.
    public let localizedSubtitle: String?

    /// The picture beside the name.
    public let icon: UIApplicationShortcutIcon?

    /// What the application needs to perform the shortcut.
    public let userInfo: [String: any NSSecureCoding]?

    /// Creates a shortcut.
    ///
    /// - Parameters:
    ///   - type: What the shortcut does, in reverse-domain form.
    ///   - localizedTitle: The name that the user sees.
    ///   - localizedSubtitle: The second line that the user sees.
    ///   - icon: The picture beside the name.
    ///   - userInfo: What the application needs to perform the shortcut.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    /// Creates a shortcut of which nothing but its name is shown.
    ///
    /// - Parameters:
    ///   - type: What the shortcut does, in reverse-domain form.
    ///   - localizedTitle: The name that the user sees.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// The picture of a home-screen shortcut, known by the name of its image.
open class UIApplicationShortcutIcon: NSObject {
    private let imageName: String

    /// Creates an icon from an image of the application.
    ///
    /// - Parameter templateImageName: The image's name.
    public init(templateImageName: String) {
        imageName = templateImageName
        super.init()
    }

    /// Creates an icon from a system symbol.
    ///
    /// - Parameter systemImageName: The symbol's name.
    public init(systemImageName: String) {
        imageName = systemImageName
        super.init()
    }

    /// The name of the icon's image.
    open override var description: String { imageName }
}
