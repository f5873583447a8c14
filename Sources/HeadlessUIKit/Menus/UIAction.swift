import Foundation

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
