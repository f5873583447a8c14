import Foundation
import HeadlessUIKit

/// A delegate that keeps what it is given and answers what a test wants it to.
final class ReceivingDelegate: UIResponder, UIApplicationDelegate {
    var urls: [URL] = []
    var userInfo: [AnyHashable: Any] = [:]
    var shortcutItems: [UIApplicationShortcutItem] = []
    var activities: [NSUserActivity] = []
    var memoryWarnings = 0

    var lacks: Set<String> = []
    var opens: (URL) -> Bool = { _ in true }
    var fetch: (@escaping @Sendable (UIBackgroundFetchResult) -> Void) -> Void = { $0(.newData) }
    var performsShortcut = true
    var continuesActivity = true

    override func responds(to aSelector: Selector!) -> Bool {
        MainActor.assumeIsolated {
            !lacks.contains(aSelector.map(\.description) ?? "") && super.responds(to: aSelector)
        }
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        urls.append(url)
        return opens(url)
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        self.userInfo = userInfo
        fetch(completionHandler)
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        shortcutItems.append(shortcutItem)
        completionHandler(performsShortcut)
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        activities.append(userActivity)
        return continuesActivity
    }

    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        .landscape
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        memoryWarnings += 1
    }
}
