import HeadlessUIKit

/// What the app reads in a notification; unlike that, it may be passed to another thread.
struct Note: Sendable {
    let category: String
    let id: String
    let doctor: String
    var minutes: Int

    /// Reads a notification.
    init(_ notification: UNNotification) {
        let content = notification.request.content
        category = content.categoryIdentifier
        id = content.userInfo["id"] as? String ?? ""
        doctor = content.userInfo["doctor"] as? String ?? ""
        minutes = content.userInfo["minutes"] as? Int ?? 5
    }
}

/// What the user has chosen or written.
struct UserAnswer: Sendable {
    var note: Note
    var action: String
    var text: String

    /// Reads the response to a notification.
    init(_ response: UNNotificationResponse) {
        note = Note(response.notification)
        action = response.actionIdentifier
        text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
    }

    var isReply: Bool { (note.category, action) == (Category.message, Category.reply) }
}

/// What comes from the server: pushes and notifications.
@MainActor enum Inbox {
    /// Does what a push says.
    static func receive(_ info: [AnyHashable: Any], then completion: @escaping FetchCompletion) {
        let id = info["id"] as? String
        switch info["kind"] as? String {
        case "appointment":
            guard let id, let status = info["status"] as? String else { return completion(.failed) }
            Appointments.update(id, status: status)
        case "results":
            guard let id else { return completion(.failed) }
            guard Session.isSignedIn else { return completion(.noData) }
            return Server.load("result \(id)") { result in
                if result == .newData { Journal.note("result \(id) is there") }
                completion(result)
            }
        case "settings":
            guard let isOn = info["reminders"] as? Bool, isOn != Settings.remindersAreOn else {
                return completion(.noData)
            }
            Settings.setReminders(isOn)
        case "visit-ended":
            guard VideoVisit.isRunning, VideoVisit.id == id else { return completion(.noData) }
            VideoVisit.end()
        case "revoked":
            Session.signOut()
        default:
            return completion(.noData)
        }
        completion(.newData)
    }

    /// How a notification is shown.
    static func presentation(of note: Note) -> UNNotificationPresentationOptions {
        switch note.category {
        case Category.reminder where !Settings.remindersAreOn: return []
        case _ where VideoVisit.isRunning: return .list
        case Category.reminder, Category.visit: return [.banner, .sound]
        case Category.message where Messages.openChat == note.doctor:
            Journal.note("chat with \(note.doctor) goes on")
            return []
        case Category.message: return [.banner, .list, .badge]
        default: return .list
        }
    }

    /// Does what the user has chosen.
    static func respond(to answer: UserAnswer, then completion: @escaping Completion) {
        let note = answer.note
        switch (note.category, answer.action) {
        case (Category.reminder, UNNotificationDefaultActionIdentifier): Appointments.show(note.id, tab: nil)
        case (Category.reminder, UNNotificationDismissActionIdentifier): Server.tell("reminder of \(note.id) seen")
        case (Category.reminder, Category.confirm):
            return Server.load("confirmation of \(note.id)") { result in
                Appointments.update(note.id, status: result == .failed ? "unconfirmed" : "confirmed")
                completion()
            }
        case (Category.reminder, Category.cancel): Appointments.update(note.id, status: "cancelled")
        case (Category.reminder, Category.snooze):
            Journal.note("reminder of \(note.id) in \(note.minutes) minutes")
        case (Category.message, UNNotificationDefaultActionIdentifier): Messages.show(note.doctor)
        case (Category.message, Category.reply): Messages.send(answer.text, to: note.doctor)
        case (Category.visit, UNNotificationDefaultActionIdentifier):
            if Session.isSignedIn { VideoVisit.start(note.id, hasCamera: true) } else { Screen.show("sign-in") }
        default: break
        }
        completion()
    }
}
