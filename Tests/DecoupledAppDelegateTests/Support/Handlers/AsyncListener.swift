import DecoupledAppDelegate

/// A handler that fills every awaited role with the asynchronous form of its method.
@MainActor
final class AsyncListener {
    /// Whether the task had been cancelled, as each call ends.
    let end = SystemCompletion<Bool>()
    private let waits: Bool

    /// Creates a handler that waits for its task to be cancelled, or answers as soon as it runs.
    init(waits: Bool) {
        self.waits = waits
    }

    func work() async {
        if waits { await untilCancelled() }
        end.receive(Task.isCancelled)
    }
}

extension AsyncListener: BackgroundFetchDelegate {
    func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult {
        await work()
        return .newData
    }
}

extension AsyncListener: ShortcutItemDelegate {
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        await work()
        return true
    }
}

extension AsyncListener: BackgroundURLSessionDelegate {
    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String
    ) async {
        await work()
    }
}

extension AsyncListener: WatchInteractionDelegate {
    func application(
        _ application: UIApplication,
        handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?
    ) async -> [AnyHashable: Any]? {
        await work()
        return ["key": "value"]
    }
}

extension AsyncListener: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await work()
        return .banner
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        await work()
    }
}
