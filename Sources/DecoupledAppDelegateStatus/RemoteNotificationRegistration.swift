public import DecoupledAppDelegate

/// The result of registering for remote notifications.
public struct RemoteNotificationRegistration: Sendable {
    /// The token that identifies the device to the notification service; nil if the app could not be registered.
    public let deviceToken: Data?

    /// Why the app could not be registered; nil if it is.
    public let error: (any Error)?

    init(_ result: Result<Data, any Error>) {
        deviceToken = try? result.get()
        error = if case .failure(let reason) = result { reason } else { nil }
    }
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
}
