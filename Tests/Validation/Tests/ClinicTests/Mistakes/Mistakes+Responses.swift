import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

// Handlers of responses that do at the wrong time what they do.

final class DoneAtOnce: PassingNotifications {
    override func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        super.userNotificationCenter(center, didReceive: response) {}
        completionHandler()
    }
}

final class NeverDone: PassingNotifications {
    private var kept: [@Sendable () -> Void] = []

    override func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        guard Note(response.notification).category.isEmpty else {
            return super.userNotificationCenter(
                center, didReceive: response, withCompletionHandler: completionHandler)
        }
        kept.append(completionHandler)
    }
}

final class ReplyInTask: PassingNotifications {
    override func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        guard response.actionIdentifier == Category.reply, !Records.areLocked else {
            return super.userNotificationCenter(
                center, didReceive: response, withCompletionHandler: completionHandler)
        }
        let (text, doctor) = (
            (response as? UNTextInputNotificationResponse)?.userText ?? "", Note(response.notification).doctor
        )
        Task { Messages.send(text, to: doctor) }
        completionHandler()
    }
}

final class ReplyAtOnce: PassingNotifications {
    override func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        guard response.actionIdentifier == Category.reply, let reply = response as? UNTextInputNotificationResponse
        else {
            return super.userNotificationCenter(
                center, didReceive: response, withCompletionHandler: completionHandler)
        }
        Messages.send(reply.userText, to: Note(response.notification).doctor)
        completionHandler()
    }
}

final class VisitOfAnybody: PassingNotifications {
    override func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        let note = Note(response.notification)
        guard note.category == Category.visit, response.actionIdentifier == UNNotificationDefaultActionIdentifier else {
            return super.userNotificationCenter(
                center, didReceive: response, withCompletionHandler: completionHandler)
        }
        VideoVisit.start(note.id, hasCamera: true)
        completionHandler()
    }
}

final class SettingsOfAll: PassingNotifications {
    override func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor _: UNNotification?) {
        super.userNotificationCenter(center, openSettingsFor: nil)
    }
}

/// Keeps replies itself while the records are locked.
@MainActor class LockedReplies: UserNotificationsDelegate, ProtectedDataDelegate {
    var next: (any UserNotificationsDelegate)?

    var replies: [(text: String, doctor: String)] = []

    func keep(_ text: String, to doctor: String) { replies.append((text, doctor)) }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        next?.userNotificationCenter(center, willPresent: notification, withCompletionHandler: completionHandler)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        guard Records.areLocked, response.actionIdentifier == Category.reply else {
            next?.userNotificationCenter(center, didReceive: response, withCompletionHandler: completionHandler)
            return
        }
        keep(
            (response as? UNTextInputNotificationResponse)?.userText ?? "", to: Note(response.notification).doctor)
        completionHandler()
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        next?.userNotificationCenter(center, openSettingsFor: notification)
    }

    func applicationProtectedDataWillBecomeUnavailable(_: UIApplication) {}

    func applicationProtectedDataDidBecomeAvailable(_: UIApplication) {
        for reply in replies { Messages.send(reply.text, to: reply.doctor) }
    }
}

final class LastReply: LockedReplies {
    override func keep(_ text: String, to doctor: String) { replies = [(text, doctor)] }

    override func applicationProtectedDataDidBecomeAvailable(_ app: UIApplication) {
        super.applicationProtectedDataDidBecomeAvailable(app)
        replies = []
    }
}

final class ReplyKeeper: LockedReplies {}
