// swift-format-ignore-file
import CioDataPipelines
@preconcurrency import CioMessagingPush
import CioMessagingPushAPN
import DecoupledAppDelegate

final class CustomerIOHandler {}
extension CustomerIOHandler: AppStateDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        CustomerIO.initialize(withConfig: SDKConfigBuilder(cdpApiKey: "your key").build())
        MessagingPushAPN.initialize(
            withConfig: MessagingPushConfigBuilder()
                .autoFetchDeviceToken(false)
                .autoTrackPushEvents(false)
                .build())
        return true
    }
}

extension CustomerIOHandler: RemoteNotificationsDelegate {
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        MessagingPush.shared.registerDeviceToken(apnDeviceToken: deviceToken)
    }

    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        MessagingPush.shared.application(
            application, didFailToRegisterForRemoteNotificationsWithError: error)
    }
}

extension CustomerIOHandler: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        _ = MessagingPush.shared.userNotificationCenter(center, didReceive: response)
    }
}
