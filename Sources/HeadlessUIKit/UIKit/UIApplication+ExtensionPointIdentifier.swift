extension UIApplication {
    /// A kind of app extension.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name by which UIKit knows it.
        public let rawValue: String

        /// Creates one by its name.
        ///
        /// - Parameter rawValue: The name by which UIKit knows it.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Custom keyboards.
        public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
    }
}
