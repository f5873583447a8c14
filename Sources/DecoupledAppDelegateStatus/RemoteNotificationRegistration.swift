#if RemoteNotifications
public import DecoupledAppDelegate

/// The result of registering for remote notifications.
public struct RemoteNotificationRegistration: Sendable {
    /// The token that identifies the device to the notification service; nil if the app could not be registered.
    public let deviceToken: Data?

    /// Why the app could not be registered; nil if it is.
    public let error: (any Error)?
}

extension RemoteNotificationRegistration: Equatable {
    /// Whether two are the same: the same token, or errors that are equal as `NSError` is.
    public static func == (one: Self, other: Self) -> Bool {
        (one.deviceToken, one.error as NSError?) == (other.deviceToken, other.error as NSError?)
    }
}

extension AppStatus.Snapshot {
    /// The token that identifies the device to the notification service; nil if the app is not registered.
    public var deviceToken: Data? { remoteNotificationRegistration?.deviceToken }

    /// Takes over the last result of registering for remote notifications; once there is one, there always is.
    mutating func takeRegistration(_ input: Any?) {
        remoteNotificationRegistration = input.map {
            RemoteNotificationRegistration(deviceToken: $0 as? Data, error: $0 as? any Error)
        }
    }
}
#else
import DecoupledAppDelegate
extension AppStatus.Snapshot {
    /// Does nothing: without the trait there are no remote notifications.
    mutating func takeRegistration(_ input: Any?) {}
}
#endif
