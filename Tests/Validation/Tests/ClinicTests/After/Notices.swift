import DecoupledAppDelegate
import HeadlessUIKit

/// Registers for pushes, and does what they say.
@MainActor final class PushHandler: AppStateDelegate, RemoteNotificationsDelegate {
    private let router: LinkRouter

    init(_ router: LinkRouter) { self.router = router }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool {
        if let push = launchOptions?[.remoteNotification] as? [AnyHashable: Any] {
            Journal.shared.note("launched for \(push["kind"] as? String ?? "a push")")
        }
        application.registerForRemoteNotifications()
        return true
    }

    func application(_: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        Installation.register(deviceToken)
    }

    func application(_: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        Installation.fail(with: error)
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        if userInfo["kind"] as? String == "revoked" { router.drop() }
        Inbox.receive(userInfo, then: completionHandler)
    }
}

/// Shows notifications, and does what the user chooses; replies wait while the records are locked.
@MainActor final class NotificationHandler: AppStateDelegate, ProtectedDataDelegate, UserNotificationsDelegate {
    private var waitingReplies: [(text: String, doctor: String)] = []

    func application(_: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        UNUserNotificationCenter.current().setNotificationCategories(Category.all)
        return true
    }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        for reply in waitingReplies { Messages.send(reply.text, to: reply.doctor) }
        waitingReplies = []
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) { completionHandler(Inbox.presentation(of: Note(notification))) }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        let (note, action) = (Note(response.notification), response.actionIdentifier)
        let text = (response as? UNTextInputNotificationResponse)?.userText
        guard Records.areLocked, (note.category, action) == (Category.message, Category.reply) else {
            return Inbox.respond(to: note, with: action, text: text, then: completionHandler)
        }
        waitingReplies.append((text ?? "", note.doctor))
        completionHandler()
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        Settings.show(notification.map { Note($0).category } ?? "all notifications")
    }
}
