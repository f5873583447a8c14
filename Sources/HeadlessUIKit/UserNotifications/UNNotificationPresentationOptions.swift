/// How to present a notification that came while the application is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// One bit for each way.
    public let rawValue: UInt

    /// Creates a set.
    ///
    /// - Parameter rawValue: One bit for each way.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By the number on the application's icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// By a sound.
    public static let sound = Self(rawValue: 1 << 1)
    /// In the list of notifications.
    public static let list = Self(rawValue: 1 << 3)
    /// By a banner.
    public static let banner = Self(rawValue: 1 << 4)
}
