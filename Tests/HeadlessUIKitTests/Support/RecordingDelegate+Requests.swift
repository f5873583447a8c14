import Foundation
import HeadlessUIKit

/// What the user and the system ask for, and scenes.
extension RecordingDelegate {
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        urls.append(url)
        note("openURL \(url)", app)
        return opens(url)
    }

    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        note("willContinue \(userActivityType)", application)
        return false
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        activities.append(userActivity)
        note("continue \(userActivity.activityType)", application)
        restorationHandler(restored)
        return continuesActivity
    }

    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        note("didFailToContinue \(userActivityType)", application)
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        shortcutItems.append(shortcutItem)
        note("performAction \(shortcutItem.type)", application)
        completionHandler(performsShortcut)
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        note("didRegister \(deviceToken.count)", application)
    }

    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        note("didFailToRegister", application)
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        self.userInfo = userInfo
        note("didReceiveRemoteNotification", application)
        fetch(completionHandler)
    }

    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        orientations
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        note("configurationForConnecting \(connectingSceneSession.persistentIdentifier)", application)
        return configuration?(connectingSceneSession) ?? connectingSceneSession.configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        let identifiers = sceneSessions.map(\.persistentIdentifier).sorted().joined(separator: " ")
        note("didDiscard \(identifiers)", application)
    }

    func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        note("didAcceptShare", application)
    }
}
