import Foundation

extension UIApplication {
    /// A key of the launch options.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Its name in UIKit.
        public let rawValue: String

        /// Creates one by its name.
        ///
        /// - Parameter rawValue: Its name in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The URL to open, a `URL`.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")

        /// The identifier of the application that opens it, a `String`.
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")

        /// The payload of the notification that was tapped, a dictionary.
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")

        /// That a location event is waiting.
        public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")

        /// The restoration identifiers of Bluetooth central managers, an array.
        public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")

        /// The restoration identifiers of Bluetooth peripheral managers, an array.
        public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")

        /// The home-screen shortcut, a `UIApplicationShortcutItem`.
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")

        /// The attribution that goes along with the URL.
        public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")

        /// What is known of the activity to continue, a dictionary.
        public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")

        /// The type of the activity, a `String` in the activity's dictionary, whose keys are strings.
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")

        /// The share that the user accepted.
        public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    }
}

extension UIApplication {
    /// The launch options of an activity as UIKit was seen to print them: three entries whose keys are strings, and for a link the app that
    /// it was opened in.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - identifier: What tells it from others.
    ///   - isHere: Whether the activity itself is there already; another device's follows.
    /// - Returns: The options.
    package nonisolated static func launchOptions(
        of activity: NSUserActivity, identifier: String = UUID().uuidString, isHere: Bool = true
    )
        -> [LaunchOptionsKey: Any]
    {
        var entries: [String: Any] = [
            "UIApplicationLaunchOptionsUserActivityIdentifierKey": identifier,
            LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
        ]
        if isHere { entries["UIApplicationLaunchOptionsUserActivityKey"] = activity }
        var options: [LaunchOptionsKey: Any] = [.userActivityDictionary: entries]
        if isHere, activity.activityType == NSUserActivityTypeBrowsingWeb {
            options[.sourceApplication] = "com.apple.mobilesafari"
        }
        return options
    }
}
