import DecoupledAppDelegate
import Foundation

/// The app that many clients talk to: handlers in several slots, each of which logs the events that it receives.
enum SoakedApp {
    /// The file in its runtime directory that it writes into.
    static let logName = "log"

    /// The key by which a payload has its number.
    static let numberKey = "number"

    /// Runs it until it is terminated.
    @MainActor
    static func run(hasScenes: Bool) -> Never {
        let directory = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR", default: "/nonexistent"]
        let log = AppLog(descriptor: unsafe open("\(directory)/\(logName)", O_WRONLY | O_APPEND | O_CREAT, 0o600))
        if !hasScenes {
            UIApplication.shared.system.configuration.sceneManifest = nil
        }
        let delegate = AppDelegate.shared
        let events = EventWriter(log: log)
        delegate.appStateDelegate = [Greeter()]
        delegate.urlDelegate = [events]
        delegate.remoteNotificationsDelegate = [events, LateHandler()]
        delegate.shortcutItemDelegate = [events]
        delegate.activityContinuationDelegate = [events]
        delegate.userNotificationsDelegate = [events]
        delegate.systemConditionsDelegate = [events]
        // A deadline that is called off takes up memory until it would have passed.
        delegate.deadlines[.didReceiveRemoteNotification] = 1
        delegate.deadlines[.willPresentNotification] = 1
        AppDelegate.main()
        exit(0)
    }
}

/// The file with a line for each event.
private struct AppLog {
    let descriptor: Int32

    /// Writes at once, so that nothing is lost however the app ends.
    func write(_ kind: String, _ number: String) {
        let line = Array("\(kind) \(number)\n".utf8)
        _ = unsafe Foundation.write(descriptor, line, line.count)
    }
}

private final class Greeter: AppStateDelegate {
    private var hasGreeted = false

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard !hasGreeted else { return }
        hasGreeted = true
        FileHandle.standardOutput.write(Data("ready".utf8))
    }
}

/// Logs the events that it receives; some of its completion handlers are called later, on another thread.
private final class EventWriter: URLDelegate, RemoteNotificationsDelegate, ShortcutItemDelegate,
    ActivityContinuationDelegate, UserNotificationsDelegate, SystemConditionsDelegate
{
    private let log: AppLog

    init(log: AppLog) {
        self.log = log
    }

    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        log.write(SoakedEvent.Kind.url.rawValue, url.lastPathComponent)
        return true
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        log.write(SoakedEvent.Kind.push.rawValue, userInfo[SoakedApp.numberKey] as? String ?? "")
        DispatchQueue.global().async { completionHandler(.newData) }
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        log.write(SoakedEvent.Kind.shortcut.rawValue, shortcutItem.type)
        completionHandler(true)
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        log.write(SoakedEvent.Kind.activity.rawValue, userActivity.activityType)
        restorationHandler(nil)
        return true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        let number = notification.request.content.userInfo[SoakedApp.numberKey] as? String ?? ""
        log.write(SoakedEvent.Kind.notification.rawValue, number)
        completionHandler(.banner)
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        log.write(SoakedEvent.Kind.memoryWarning.rawValue, "")
    }
}

/// Answers a push by its asynchronous form.
private final class LateHandler: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        await Task.yield()
        return .noData
    }
}
