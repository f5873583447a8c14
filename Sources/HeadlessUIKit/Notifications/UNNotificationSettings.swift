public import Foundation

/// What the user lets an application do with notifications.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Whether the user allows notifications.
    public let authorizationStatus: UNAuthorizationStatus

    private let requested: UNAuthorizationOptions

    init(_ requested: UNAuthorizationOptions?, areAllowed: Bool) {
        self.requested = requested ?? []
        authorizationStatus =
            switch requested {
            case nil: .notDetermined
            case _ where !areAllowed: .denied
            case .some(let options): options.contains(.provisional) ? .provisional : .authorized
            }
        super.init()
    }

    /// Whether notifications are shown.
    public var alertSetting: UNNotificationSetting { setting(of: .alert) }

    /// Whether sounds are played.
    public var soundSetting: UNNotificationSetting { setting(of: .sound) }

    /// Whether the number on the application's icon is changed.
    public var badgeSetting: UNNotificationSetting { setting(of: .badge) }

    /// Whether notifications are shown while the device is locked.
    public var lockScreenSetting: UNNotificationSetting { alertSetting }

    /// Whether notifications are listed.
    public var notificationCenterSetting: UNNotificationSetting { alertSetting }

    private func setting(of option: UNAuthorizationOptions) -> UNNotificationSetting {
        guard requested.contains(option) else { return .notSupported }
        return authorizationStatus == .denied ? .disabled : .enabled
    }
}

/// Whether the user allows an application's notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The application has not asked.
    case notDetermined = 0
    /// The user does not.
    case denied = 1
    /// The user does.
    case authorized = 2
    /// Nobody was asked, and notifications are shown quietly.
    case provisional = 3
    /// The user does for a while, as of an App Clip.
    case ephemeral = 4
}

/// Whether the user lets an application do one thing.
public enum UNNotificationSetting: Int, Sendable {
    /// The application has not asked for it.
    case notSupported = 0
    /// The user does not.
    case disabled = 1
    /// The user does.
    case enabled = 2
}

extension UNUserNotificationCenter {
    /// Returns what the user allows: what the configuration says, once the application has asked.
    ///
    /// - Parameter completionHandler: Takes the settings, on any thread.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        perform { system in
            completionHandler(
                UNNotificationSettings(
                    system.state.requestedAuthorization, areAllowed: system.configuration.allowsNotifications))
        }
    }

    /// Returns what the user allows: what the configuration says, once the application has asked.
    ///
    /// - Returns: The settings.
    public func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in
            getNotificationSettings { continuation.resume(returning: $0) }
        }
    }
}
