extension UIApplication {
    /// A kind of app extension.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// Its name in UIKit.
        public let rawValue: String

        /// Creates one by its name.
        ///
        /// - Parameter rawValue: Its name in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Custom keyboards.
        public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
    }
}
