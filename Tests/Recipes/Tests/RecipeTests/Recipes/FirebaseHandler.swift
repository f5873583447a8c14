// swift-format-ignore-file
import DecoupledAppDelegate
import FirebaseAuth
import FirebaseCore
import FirebaseMessaging

final class FirebaseHandler {}
extension FirebaseHandler: AppStateDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        FirebaseApp.configure()
        return true
    }
}

extension FirebaseHandler: RemoteNotificationsDelegate {
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        Messaging.messaging().apnsToken = deviceToken
        Auth.auth().setAPNSToken(deviceToken, type: .unknown)
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        if Auth.auth().canHandleNotification(userInfo) { return .noData }
        Messaging.messaging().appDidReceiveMessage(userInfo)
        return .noData
    }
}

extension FirebaseHandler: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        Messaging.messaging().appDidReceiveMessage(notification.request.content.userInfo)
        return []
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        Messaging.messaging().appDidReceiveMessage(response.notification.request.content.userInfo)
    }
}

extension FirebaseHandler: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        Auth.auth().canHandle(url)
    }
}
