public import Foundation

/// A menu: an element that contains others.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The menu's identifier.
    public let identifier: Identifier

    /// How the menu is shown.
    public let options: Options

    /// What it contains.
    public let children: [UIMenuElement]

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: What the user reads.
    ///   - identifier: A unique identifier; nil to make one.
    ///   - options: How it is shown.
    ///   - children: What it contains.
    public init(
        title: String = "", identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        super.init(title: title)
    }

    /// Makes a menu with other contents of this one.
    ///
    /// - Parameter newChildren: What it contains.
    /// - Returns: The other menu.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, identifier: identifier, options: options, children: newChildren)
    }
}

extension UIMenu {
    /// How a menu is shown.
    public struct Options: OptionSet, Sendable {
        /// The options, one bit for each.
        public let rawValue: UInt

        /// Creates options.
        ///
        /// - Parameter rawValue: The options, one bit for each.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Among the elements of the menu that contains it.
        public static let displayInline = Options(rawValue: 1 << 0)

        /// As something that destroys.
        public static let destructive = Options(rawValue: 1 << 1)
    }

    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier.
        public let rawValue: String

        /// Creates an identifier.
        ///
        /// - Parameter rawValue: The identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier.
        ///
        /// - Parameter rawValue: The identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The menu that contains all others.
        public static let root = Identifier("com.apple.menu.root")

        /// The menu of the application.
        public static let application = Identifier("com.apple.menu.application")

        /// The menu of documents.
        public static let file = Identifier("com.apple.menu.file")

        /// The menu that edits.
        public static let edit = Identifier("com.apple.menu.edit")

        /// The menu of what is shown.
        public static let view = Identifier("com.apple.menu.view")

        /// The menu of windows.
        public static let window = Identifier("com.apple.menu.window")

        /// The menu that helps.
        public static let help = Identifier("com.apple.menu.help")
    }
}

/// Something that a menu contains.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// What the user reads.
    public let title: String

    init(title: String) {
        self.title = title
        super.init()
    }
}

/// An element of a menu that calls a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// The action's identifier.
    public let identifier: Identifier

    private let handler: (UIAction) -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: What the user reads.
    ///   - identifier: A unique identifier; nil to make one.
    ///   - handler: What it does.
    public init(title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init(title: title)
    }

    /// Performs the action, as if the user had chosen it.
    ///
    /// - Parameters:
    ///   - sender: The object that performs it.
    ///   - target: Not used.
    open func performWithSender(_ sender: Any?, target: Any?) { handler(self) }
}

extension UIAction {
    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier.
        public let rawValue: String

        /// Creates an identifier.
        ///
        /// - Parameter rawValue: The identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier.
        ///
        /// - Parameter rawValue: The identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
