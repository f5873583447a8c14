extension UIApplication {
    /// What goes along with a URL to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Its name in UIKit.
        public let rawValue: String

        /// Creates one by its name.
        ///
        /// - Parameter rawValue: Its name in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of the application that opens it, a `String`.
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")

        /// What that application passed along, a property list.
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")

        /// Whether the document may be used where it is, a `Bool`; if not, it must be copied first.
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")

        /// The attribution that goes along with the URL.
        public static let eventAttribution = Self(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
    }
}
