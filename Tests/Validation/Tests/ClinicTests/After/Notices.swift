import DecoupledAppDelegate
import HeadlessUIKit

/// Registers for pushes, and does what they say.
final class Pushes: ClinicHandler {
    private let router: LinkRouter

    init(_ router: LinkRouter) { self.router = router }
}

extension Pushes: AppStateDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
        if let push = options?[.remoteNotification] as? [AnyHashable: Any] {
            Journal.note("launched for \(push["kind"] as? String ?? "a push")")
        }
        application.registerForRemoteNotifications()
        return true
    }
}

extension Pushes: RemoteNotificationsDelegate {
    func application(_: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
        Installation.register(token)
    }

    func application(_: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        Installation.fail(with: error)
    }

    func application(
        _: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any],
        fetchCompletionHandler completion: @escaping FetchCompletion
    ) {
        if info["kind"] as? String == "revoked" { router.drop() }
        Inbox.receive(info, then: completion)
    }
}

/// Shows notifications, and does what the user chooses; replies wait while the records are locked.
final class Notifications: ClinicHandler {
    private var waitingReplies: [(text: String, doctor: String)] = []
}

extension Notifications: AppStateDelegate {
    func application(_: UIApplication, didFinishLaunchingWithOptions _: LaunchOptions?) -> Bool {
        UNUserNotificationCenter.current().setNotificationCategories(Category.all)
        return true
    }
}

extension Notifications: ProtectedDataDelegate {
    func applicationProtectedDataDidBecomeAvailable(_: UIApplication) {
        for reply in waitingReplies { Messages.send(reply.text, to: reply.doctor) }
        waitingReplies = []
    }
}

extension Notifications: UserNotificationsDelegate {
    func userNotificationCenter(
        _: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completion: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) { completion(Inbox.presentation(of: Note(notification))) }

    func userNotificationCenter(
        _: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completion: @escaping Completion
    ) { respond(to: UserAnswer(response), then: completion) }

    func respond(to answer: UserAnswer, then completion: @escaping Completion) {
        guard Records.areLocked, answer.isReply else { return Inbox.respond(to: answer, then: completion) }
        waitingReplies.append((answer.text, answer.note.doctor))
        completion()
    }

    func userNotificationCenter(_: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        Settings.show(notification.map { Note($0).category } ?? "all notifications")
    }
}
