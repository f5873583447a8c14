import DecoupledAppDelegate
import HeadlessUIKit

/// Registers for pushes, and does what they say.
@MainActor final class PushHandler {
    private let router: LinkRouter

    init(_ router: LinkRouter) { self.router = router }
}

extension PushHandler: AppStateDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool {
        if let push = launchOptions?[.remoteNotification] as? [AnyHashable: Any] {
            Journal.shared.note("launched for \(push["kind"] as? String ?? "a push")")
        }
        application.registerForRemoteNotifications()
        return true
    }
}

extension PushHandler: RemoteNotificationsDelegate {
    func application(_: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        let token = deviceToken.hex
        guard token != Installation.token else { return }
        Installation.token = token
        Server.tell("token \(token)")
    }

    func application(_: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        Installation.token = nil
        Journal.shared.note("no pushes: \((error as NSError).code)")
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        let id = userInfo["id"] as? String
        switch userInfo["kind"] as? String {
        case "appointment":
            guard let id, let status = userInfo["status"] as? String else { return completionHandler(.failed) }
            Appointments.update(id, status: status)
            completionHandler(.newData)
        case "results":
            guard let id else { return completionHandler(.failed) }
            guard Session.isSignedIn else { return completionHandler(.noData) }
            Server.load("result \(id)") { result in
                if result == .newData { Journal.shared.note("result \(id) is there") }
                completionHandler(result)
            }
        case "settings":
            let isOn = userInfo["reminders"] as? Bool ?? Settings.remindersAreOn
            guard isOn != Settings.remindersAreOn else { return completionHandler(.noData) }
            Settings.setReminders(isOn)
            completionHandler(.newData)
        case "visit-ended":
            guard VideoVisit.isRunning, VideoVisit.id == id else { return completionHandler(.noData) }
            VideoVisit.end()
            completionHandler(.newData)
        case "revoked":
            router.drop()
            Session.signOut()
            completionHandler(.newData)
        default:
            completionHandler(.noData)
        }
    }
}

/// Shows notifications, and does what the user chooses; replies wait while the records are locked.
@MainActor final class NotificationHandler {
    private var waitingReplies: [(text: String, doctor: String)] = []
}

extension NotificationHandler: AppStateDelegate {
    func application(_: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        UNUserNotificationCenter.current().setNotificationCategories(Category.all)
        return true
    }
}

extension NotificationHandler: ProtectedDataDelegate {
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        let replies = waitingReplies
        waitingReplies = []
        for reply in replies { Messages.send(reply.text, to: reply.doctor) }
    }
}

extension NotificationHandler: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) { completionHandler(presentation(of: Note(notification))) }

    private func presentation(of note: Note) -> UNNotificationPresentationOptions {
        switch note.category {
        case Category.reminder where !Settings.remindersAreOn: return []
        case _ where VideoVisit.isRunning: return .list
        case Category.reminder, Category.visit: return [.banner, .sound]
        case Category.message where Messages.openChat == note.doctor:
            Journal.shared.note("chat with \(note.doctor) goes on")
            return []
        case Category.message: return [.banner, .list, .badge]
        default: return .list
        }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        let note = Note(response.notification)
        switch (note.category, response.actionIdentifier) {
        case (Category.reminder, UNNotificationDefaultActionIdentifier): Appointments.show(note.id, tab: nil)
        case (Category.reminder, UNNotificationDismissActionIdentifier): Server.tell("reminder of \(note.id) seen")
        case (Category.reminder, Category.confirm):
            return Server.load("confirmation of \(note.id)") { result in
                Appointments.update(note.id, status: result == .failed ? "unconfirmed" : "confirmed")
                completionHandler()
            }
        case (Category.reminder, Category.cancel): Appointments.update(note.id, status: "cancelled")
        case (Category.reminder, Category.snooze): Appointments.snooze(note.id, minutes: note.minutes)
        case (Category.message, UNNotificationDefaultActionIdentifier): Messages.show(note.doctor)
        case (Category.message, Category.reply):
            let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
            if Records.areLocked {
                waitingReplies.append((text, note.doctor))
            } else {
                Messages.send(text, to: note.doctor)
            }
        case (Category.visit, UNNotificationDefaultActionIdentifier):
            if Session.isSignedIn { VideoVisit.start(note.id, hasCamera: true) } else { Screen.show("sign-in") }
        default: break
        }
        completionHandler()
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        Settings.show(notification.map { Note($0).category } ?? "all notifications")
    }
}
