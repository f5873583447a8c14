// swift-format-ignore-file
import BrazeKit
import DecoupledAppDelegate

final class BrazeHandler {
    private(set) var braze: Braze?
}

extension BrazeHandler: AppStateDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        braze = Braze(configuration: .init(apiKey: "your key", endpoint: "your endpoint"))
        return true
    }
}

extension BrazeHandler: RemoteNotificationsDelegate {
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        braze?.notifications.register(deviceToken: deviceToken)
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        let isForBraze = braze?.notifications.handleBackgroundNotification(
            userInfo: userInfo, fetchCompletionHandler: completionHandler)
        if isForBraze != true { completionHandler(.noData) }
    }
}

extension BrazeHandler: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        braze?.notifications.handleForegroundNotification(notification: notification)
        return []
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        let isForBraze = braze?.notifications.handleUserNotification(
            response: response, withCompletionHandler: completionHandler)
        if isForBraze != true { completionHandler() }
    }
}
