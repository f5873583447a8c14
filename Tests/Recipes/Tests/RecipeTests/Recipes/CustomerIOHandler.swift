// swift-format-ignore-file
import CioDataPipelines
@preconcurrency import CioMessagingPush
import CioMessagingPushAPN
import DecoupledAppDelegate

final class CustomerIOHandler: AppStateDelegate, RemoteNotificationsDelegate,
    UserNotificationsDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        CustomerIO.initialize(withConfig: SDKConfigBuilder(cdpApiKey: "your key").build())
        MessagingPushAPN.initialize(
            withConfig: MessagingPushConfigBuilder()
                .autoFetchDeviceToken(false)
                .autoTrackPushEvents(false)
                .build())
        return true
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        MessagingPush.shared.registerDeviceToken(apnDeviceToken: deviceToken)
    }

    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        MessagingPush.shared.application(
            application, didFailToRegisterForRemoteNotificationsWithError: error)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        _ = MessagingPush.shared.userNotificationCenter(center, didReceive: response)
    }
}
