// swift-format-ignore-file
import DecoupledAppDelegate
import KlaviyoSwift

final class KlaviyoHandler {
    private let open: @MainActor (URL) -> Void

    init(open: @escaping @MainActor (URL) -> Void) {
        self.open = open
    }
}

extension KlaviyoHandler: AppStateDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        KlaviyoSDK().initialize(with: "your key").registerDeepLinkHandler(open)
        return true
    }
}

extension KlaviyoHandler: RemoteNotificationsDelegate {
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        KlaviyoSDK().set(pushToken: deviceToken)
    }
}

extension KlaviyoHandler: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        let isForKlaviyo = KlaviyoSDK().handle(
            notificationResponse: response, withCompletionHandler: completionHandler)
        // Klaviyo takes a dismissal, but does not call the completion handler for it.
        let isDismissal = response.actionIdentifier == UNNotificationDismissActionIdentifier
        if !isForKlaviyo || isDismissal { completionHandler() }
    }
}

extension KlaviyoHandler: ActivityContinuationDelegate {
    func application(_ application: UIApplication, continue userActivity: NSUserActivity,
                     restorationHandler: @escaping ActivityRestorationHandler) -> Bool {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb else { return false }
        return userActivity.webpageURL.map(KlaviyoSDK().handleUniversalTrackingLink) ?? false
    }
}
