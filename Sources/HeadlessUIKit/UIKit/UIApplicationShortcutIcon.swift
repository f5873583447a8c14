public import Foundation

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
