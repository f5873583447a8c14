import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Mistake {
    static let notifications: [Mistake] = [
        answer("A reminder that is dismissed is taken for one that is tapped") {
            let isDismissed = $1.action == UNNotificationDismissActionIdentifier
            $0.respond(to: $1.with(\.action, isDismissed ? UNNotificationDefaultActionIdentifier : $1.action), then: $2)
        },
        answer("The text of a reply is not passed on") { $0.respond(to: $1.with(\.text, ""), then: $2) },
        answer("A reminder is always snoozed for as long as usual") {
            $0.respond(to: $1.with(\.note.minutes, 5), then: $2)
        },
        answer("A reminder is confirmed before the server knows") {
            $0.respond(to: $1) {}
            $2()
        },
        Mistake("Only what is known is ever done", [.promptness: .didReceiveNotificationResponse]) {
            var kept: [Any] = []
            $0.changeAnswers { if $1.note.category.isEmpty { kept.append($2) } else { $0.respond(to: $1, then: $2) } }
        },
        Mistake("A confirmation is sent twice, by two handlers", [.effects: .didReceiveNotificationResponse]) {
            $0.userNotificationsDelegate.append(Notifications())
        },
        Mistake("A reply is sent while the records are locked", [.otherEvent: .protectedDataDidBecomeAvailable]) {
            $0.changeAnswers { Inbox.respond(to: $1, then: $2) }
        },
        Mistake("Replies are sent again at every unlocking", [.effects: .protectedDataDidBecomeAvailable]) {
            var replies: [UserAnswer] = []
            $0.changeAnswers { notifications, answer, completion in
                guard Records.areLocked, answer.isReply else {
                    return notifications.respond(to: answer, then: completion)
                }
                replies.append(answer)
                completion()
            }
            $0.change(Privacy.self, at: .protectedDataDidBecomeAvailable) { _, _ in
                Records.lock(false)
                for reply in replies { Messages.send(reply.text, to: reply.note.doctor) }
            }
        },
        presentation("Reminders are shown though they are off") { note, options in
            note.category == Category.reminder && !Settings.remindersAreOn ? [.banner, .sound] : options
        },
        presentation("Banners are shown in a visit") { VideoVisit.isRunning ? [.banner, .list] : $1 },
        presentation("A message of the chat that is open is shown") { note, options in
            note.category == Category.message && options.isEmpty ? [.banner, .list, .badge] : options
        },
        presentation("What nobody knows is not listed") { $0.category.isEmpty ? [] : $1 },
        Mistake("The settings do not know from where they are opened", [.effects: .openNotificationSettings]) {
            $0.change(Notifications.self, at: .openNotificationSettings) { _, _ in Settings.show("all notifications") }
        },
    ]

    private static func answer(_ description: String, _ respond: @escaping Answering) -> Mistake {
        Mistake(description, [.effects: .didReceiveNotificationResponse]) { $0.changeAnswers(respond) }
    }

    private static func presentation(
        _ description: String,
        _ change: @escaping @MainActor (Note, UNNotificationPresentationOptions) -> UNNotificationPresentationOptions
    ) -> Mistake {
        Mistake(description, .answer, Notifications.self, at: .willPresentNotification) { _, notification, completion in
            let note = Note(notification)
            completion(change(note, Inbox.presentation(of: note)))
        }
    }
}

private typealias Answering = @MainActor (Notifications, UserAnswer, @escaping Completion) -> Void

@MainActor extension Roles {
    fileprivate mutating func changeAnswers(_ respond: @escaping Answering) {
        change(Notifications.self, at: .didReceiveNotificationResponse) { notifications, response, completion in
            respond(notifications, UserAnswer(response)) { completion(()) }
        }
    }
}

extension UserAnswer {
    fileprivate func with<Value>(_ value: WritableKeyPath<UserAnswer, Value>, _ other: Value) -> UserAnswer {
        var changed = self
        changed[keyPath: value] = other
        return changed
    }
}
