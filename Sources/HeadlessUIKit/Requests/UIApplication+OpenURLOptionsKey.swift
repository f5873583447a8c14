public import Foundation

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

/// Data about a tap on an advertisement, which goes with a URL.
@preconcurrency @MainActor open class UIEventAttribution: NSObject {
    /// Which advertisement it was, as its publisher counts.
    public let sourceIdentifier: UInt8

    /// Where the tap leads.
    public let destinationURL: URL

    /// What was tapped, for people.
    public let sourceDescription: String

    /// Who paid for it, for people.
    public let purchaser: String

    /// Creates an attribution.
    ///
    /// - Parameters:
    ///   - sourceIdentifier: Which advertisement it was, as its publisher counts.
    ///   - destinationURL: Where the tap leads.
    ///   - sourceDescription: What was tapped, for people.
    ///   - purchaser: Who paid for it, for people.
    public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) {
        self.sourceIdentifier = sourceIdentifier
        self.destinationURL = destinationURL
        self.sourceDescription = sourceDescription
        self.purchaser = purchaser
        super.init()
    }
}
