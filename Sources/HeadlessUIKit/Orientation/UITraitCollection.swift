public import Foundation

/// The circumstances that an interface adapts to.
open class UITraitCollection: NSObject {
    /// Whether the interface is light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// How much room there is from left to right.
    public let horizontalSizeClass: UIUserInterfaceSizeClass

    /// How much room there is from top to bottom.
    public let verticalSizeClass: UIUserInterfaceSizeClass

    /// Creates circumstances that are not known.
    public override convenience init() {
        self.init(userInterfaceStyle: .unspecified, horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified)
    }

    init(
        userInterfaceStyle: UIUserInterfaceStyle, horizontalSizeClass: UIUserInterfaceSizeClass,
        verticalSizeClass: UIUserInterfaceSizeClass
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        super.init()
    }

    /// Compares with another object.
    ///
    /// - Parameter object: The other object.
    /// - Returns: Whether it has the same traits.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

    /// What equal circumstances have in common.
    open override var hash: Int { values.hashValue }

    private var values: [Int] {
        [userInterfaceStyle.rawValue, horizontalSizeClass.rawValue, verticalSizeClass.rawValue]
    }
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
}

/// How much room an interface has.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// Little.
    case compact = 1
    /// Plenty.
    case regular = 2
}
