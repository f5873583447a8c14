/// What some people saw UIKit do and others did not; the application does what is better founded unless one of these is set.
public struct ContestedReports: OptionSet, Sendable {
    /// The reports as bits.
    public let rawValue: Int

    /// Creates a set of reports.
    ///
    /// - Parameter rawValue: The reports as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A URL for a scene in the background is opened after the scene has become active instead of before.
    public static let urlAfterActivation = Self(rawValue: 1 << 0)

    /// An application that the user swipes away enters the background first, as iPhones on iOS 13 were seen to do.
    public static let backgroundBeforeSwipe = Self(rawValue: 1 << 1)

    /// The options of a scene that connects for a tapped notification lack the response.
    public static let connectionWithoutResponse = Self(rawValue: 1 << 2)

    /// A launch in the background posts that the application has entered the background.
    public static let backgroundPostedAtLaunch = Self(rawValue: 1 << 3)
}
