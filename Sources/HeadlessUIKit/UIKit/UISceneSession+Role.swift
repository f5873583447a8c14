extension UISceneSession {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// Its name in UIKit.
        public let rawValue: String

        /// Creates one by its name.
        ///
        /// - Parameter rawValue: Its name in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A window that the user deals with.
        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")

        /// What a car's display shows of the application; CarPlay declares it.
        public static let carTemplateApplication = Self(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")

        /// A window on a second display, to look at only.
        public static let windowExternalDisplayNonInteractive = Self(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
}
