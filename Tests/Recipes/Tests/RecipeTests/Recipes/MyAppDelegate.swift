// swift-format-ignore-file
import DecoupledAppDelegate
import Flutter

class MyAppDelegate: FlutterAppDelegate {
    static var handlers = AppDelegate.shared

    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let isWilling = Self.handlers.application(
            application, didFinishLaunchingWithOptions: launchOptions)
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
            && isWilling
    }

    override func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        Self.handlers.application(
            application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
        super.application(
            application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
    }

    override func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        Self.handlers.application(
            application, didFailToRegisterForRemoteNotificationsWithError: error)
        super.application(
            application, didFailToRegisterForRemoteNotificationsWithError: error)
    }

    override func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        Self.handlers.application(
            application, didReceiveRemoteNotification: userInfo,
            fetchCompletionHandler: completionHandler)
    }

    /// Gives Flutter's plug-ins a push.
    func receive(
        _ userInfo: [AnyHashable: Any],
        completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        super.application(
            .shared, didReceiveRemoteNotification: userInfo,
            fetchCompletionHandler: completionHandler)
    }

    override func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        Self.handlers.application(app, open: url, options: options)
            || super.application(app, open: url, options: options)
    }

    override func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        Self.handlers.application(
            application, continue: userActivity, restorationHandler: restorationHandler)
            || super.application(
                application, continue: userActivity, restorationHandler: restorationHandler)
    }
}

/// Flutter's share of a push, as one handler among yours.
final class FlutterPushes: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        guard let host = application.delegate as? MyAppDelegate else {
            return completionHandler(.noData)
        }
        host.receive(userInfo, completionHandler: completionHandler)
    }
}
