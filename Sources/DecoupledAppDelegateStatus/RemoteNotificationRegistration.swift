#if RemoteNotifications
public import DecoupledAppDelegate

/// The result of registering for remote notifications.
public enum RemoteNotificationRegistration: Sendable {
    /// The app is registered; the token identifies the device to the notification service.
    case registered(deviceToken: Data)

    /// The app could not be registered.
    case failed(any Error)
}

extension RemoteNotificationRegistration: Equatable {
    /// Whether two are the same: the same token, or errors that are equal as `NSError` is.
    public static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.registered(let token), .registered(let otherToken)): token == otherToken
        case (.failed(let error), .failed(let otherError)): error as NSError == otherError as NSError
        default: false
        }
    }
}

extension AppStatus.Snapshot {
    /// The token that identifies the device to the notification service; nil if the app is not registered.
    public var deviceToken: Data? {
        guard case .registered(let token) = remoteNotificationRegistration else { return nil }
        return token
    }

    /// Takes over the result of registering for remote notifications, if there is one.
    mutating func takeRegistration(_ input: (any EventInput)?) {
        switch input {
        case let input as DeviceTokenInput: remoteNotificationRegistration = .registered(deviceToken: input.deviceToken)
        case let input as RegistrationFailureInput: remoteNotificationRegistration = .failed(input.error)
        default: break
        }
    }
}
#else
import DecoupledAppDelegate
extension AppStatus.Snapshot {
    /// Does nothing: without the trait there are no remote notifications.
    mutating func takeRegistration(_ input: (any EventInput)?) {}
}
#endif
