#if RemoteNotifications
import Foundation

extension StatusFeed {
    /// Announces the methods that tell of the registration, and takes over a token that has been told.
    func followRegistration() {
        let ownNeeds = front.router.ownNeeds
        front.router.ownNeeds = {
            ownNeeds($0).union([.didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications])
        }
        front.router.kept.news(for: Slot.remoteNotifications.name)?(TokenTaker(for: status))
    }
}

extension ApplicationFront {
    func didRegisterForRemoteNotifications(_ input: DeviceTokenInput) {
        statusFeed?.status.update { $0.remoteNotificationRegistration = .registered(deviceToken: input.deviceToken) }
        router.didRegisterForRemoteNotifications(input)
    }

    func didFailToRegisterForRemoteNotifications(_ input: RegistrationFailureInput) {
        statusFeed?.status.update { $0.remoteNotificationRegistration = .failed(input.error) }
        router.didFailToRegisterForRemoteNotifications(input)
    }
}

/// Takes the token that is kept for handlers who come late.
@MainActor
private final class TokenTaker: RemoteNotificationsDelegate {
    private let status: AppStatus

    init(for status: AppStatus) {
        self.status = status
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        status.update { $0.remoteNotificationRegistration = .registered(deviceToken: deviceToken) }
    }
}
#else
extension StatusFeed {
    /// Does nothing: without the trait the app is told nothing of remote notifications.
    func followRegistration() {}
}
#endif
