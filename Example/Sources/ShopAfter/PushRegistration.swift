#if RemoteNotifications && !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate
import ShopKit

/// Registers the device with the shop's server.
@MainActor
final class PushRegistration {
    private var lastToken: String?
}

extension PushRegistration: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        let token = deviceToken.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
        guard token != lastToken else { return }
        lastToken = token
        PushTokens.upload(token)
        Analytics.track("push", ["registered": "yes"])
    }

    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        lastToken = nil
        PushTokens.forget()
        Analytics.track("push", ["registered": "no"])
    }
}
#endif
