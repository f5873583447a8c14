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
    /// By a banner and in the list, as before iOS 14.
    public static let alert = Self(rawValue: 1 << 2)
    /// In the list of notifications.
    public static let list = Self(rawValue: 1 << 3)
    /// By a banner.
    public static let banner = Self(rawValue: 1 << 4)
}

/// Permissions that an application requests from the user.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// One bit for each thing.
    public let rawValue: UInt

    /// Creates a set.
    ///
    /// - Parameter rawValue: One bit for each thing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To change the number on its icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// To play sounds.
    public static let sound = Self(rawValue: 1 << 1)
    /// To show notifications.
    public static let alert = Self(rawValue: 1 << 2)
    /// To show them in a car.
    public static let carPlay = Self(rawValue: 1 << 3)
    /// To play sounds when sounds are off.
    public static let criticalAlert = Self(rawValue: 1 << 4)
    /// To have a button in the system's settings that leads to its own.
    public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
    /// To show notifications quietly, without a request to the user.
    public static let provisional = Self(rawValue: 1 << 6)
}
