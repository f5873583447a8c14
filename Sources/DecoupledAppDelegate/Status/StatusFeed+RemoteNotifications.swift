#if RemoteNotifications
extension StatusFeed {
    /// Stores the result of registering for remote notifications.
    func takeRegistration(_ input: any EventInput) {
        switch input {
        case let input as DeviceTokenInput:
            status.update { $0.remoteNotificationRegistration = .registered(deviceToken: input.deviceToken) }
        case let input as RegistrationFailureInput:
            status.update { $0.remoteNotificationRegistration = .failed(input.error) }
        default: break
        }
    }
}
#else
extension StatusFeed {
    /// Does nothing: without the trait there are no remote notifications.
    func takeRegistration(_ input: any EventInput) {}
}
#endif
