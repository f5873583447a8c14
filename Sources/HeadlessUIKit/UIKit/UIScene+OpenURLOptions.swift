public import Foundation

extension UIScene {
    /// What goes along with a URL for a scene to open.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The identifier of the application that opens it, if it is of the same team.
        public let sourceApplication: String?

        /// What that application passed along, a property list.
        public let annotation: Any?

        /// Whether the document may be used where it is; if not, it must be copied first.
        public let openInPlace: Bool

        /// The attribution that goes along with the URL.
        public let eventAttribution: UIEventAttribution?

        /// Creates options for a test; UIKit creates them for an app.
        ///
        /// - Parameters:
        ///   - sourceApplication: The identifier of the application that opens it.
        ///   - annotation: What that application passed along.
        ///   - openInPlace: Whether the document may be used where it is.
        ///   - eventAttribution: The attribution that goes along with the URL.
        public init(
            sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = false,
            eventAttribution: UIEventAttribution? = nil
        ) {
            self.sourceApplication = sourceApplication
            self.annotation = annotation
            self.openInPlace = openInPlace
            self.eventAttribution = eventAttribution
            super.init()
        }
    }
}
