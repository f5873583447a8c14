#if RemoteNotifications
import DecoupledAppDelegate

/// What a messenger does about events: it opens its database first, which takes long, and answers when that is done.
@MainActor
final class Mail {
    let journal = Journal()
    private var waiting: [() -> Void] = []

    func finishOpening() {
        let actions = waiting
        waiting = []
        actions.forEach { $0() }
    }

    func launch() -> Bool {
        journal.note("launch")
        return true
    }

    func receive(_ userInfo: [AnyHashable: Any], _ completion: @escaping (UIBackgroundFetchResult) -> Void) {
        whenOpen("push \(userInfo["id"] ?? "")") { completion(.newData) }
    }

    func fetch(_ completion: @escaping (UIBackgroundFetchResult) -> Void) {
        whenOpen("fetch") { completion(.failed) }
    }

    func perform(_ item: UIApplicationShortcutItem, _ completion: @escaping (Bool) -> Void) {
        whenOpen("compose \(item.type)") { completion(true) }
    }

    func present(_ identifier: String, _ completion: @escaping (UNNotificationPresentationOptions) -> Void) {
        whenOpen("present \(identifier)") { completion([.banner, .sound]) }
    }

    func respond(_ identifier: String, _ completion: @escaping () -> Void) {
        whenOpen("respond \(identifier)", completion)
    }

    private func whenOpen(_ line: String, _ action: @escaping () -> Void) {
        journal.note("\(line) waits")
        waiting.append { [journal] in
            journal.note(line)
            action()
        }
    }
}

/// The app delegate as it was.
final class MailAppDelegate: UIResponder, UIApplicationDelegate, @preconcurrency UNUserNotificationCenterDelegate {
    let mail = Mail()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.notificationCenter.delegate = self
        return mail.launch()
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        mail.receive(userInfo, completionHandler)
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        mail.fetch(completionHandler)
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        mail.perform(shortcutItem, completionHandler)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        mail.present(notification.request.identifier, completionHandler)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        mail.respond(response.notification.request.identifier, completionHandler)
    }
}

/// The app delegate that inherits from ours.
final class InheritingMailAppDelegate: AppDelegate, @preconcurrency UNUserNotificationCenterDelegate {
    let mail = Mail()

    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        application.notificationCenter.delegate = self
        return mail.launch() && super.application(application, didFinishLaunchingWithOptions: options)
    }

    override func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        mail.receive(userInfo, completionHandler)
    }

    override func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        mail.fetch(completionHandler)
    }

    override func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        mail.perform(shortcutItem, completionHandler)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        mail.present(notification.request.identifier, completionHandler)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        mail.respond(response.notification.request.identifier, completionHandler)
    }
}

/// The handlers that the app delegate becomes.
final class Inbox: AppStateDelegate, RemoteNotificationsDelegate, BackgroundFetchDelegate {
    private let mail: Mail

    init(_ mail: Mail) {
        self.mail = mail
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        mail.launch()
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        mail.receive(userInfo, completionHandler)
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        mail.fetch(completionHandler)
    }
}

final class Letters: ShortcutItemDelegate, UserNotificationsDelegate {
    private let mail: Mail

    init(_ mail: Mail) {
        self.mail = mail
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        mail.perform(shortcutItem, completionHandler)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        mail.present(notification.request.identifier, completionHandler)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        mail.respond(response.notification.request.identifier, completionHandler)
    }
}
#endif
