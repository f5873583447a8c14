import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Mistake {
    static let notifications = responses + presentations

    private static let responses = [
        Mistake(
            "A reminder that is dismissed is taken for one that is tapped", [.effects: .didReceiveNotificationResponse]
        ) {
            $0.changeResponses { notifications, response, completion in
                let isDismissed = response.actionIdentifier == UNNotificationDismissActionIdentifier
                notifications.respond(
                    to: isDismissed ? response.with(action: UNNotificationDefaultActionIdentifier) : response,
                    completion)
            }
        },
        Mistake("The text of a reply is not passed on", [.effects: .didReceiveNotificationResponse]) {
            $0.changeResponses { $0.respond(to: $1.with(action: $1.actionIdentifier), $2) }
        },
        Mistake("A reminder is always snoozed for as long as usual", [.effects: .didReceiveNotificationResponse]) {
            $0.changeResponses { notifications, response, completion in
                let isSnoozed = response.actionIdentifier == Category.snooze
                notifications.respond(to: isSnoozed ? response.without("minutes") : response, completion)
            }
        },
        Mistake("A reminder is confirmed before the server knows", [.effects: .didReceiveNotificationResponse]) {
            $0.changeResponses { notifications, response, completion in
                notifications.respond(to: response) {}
                completion(())
            }
        },
        Mistake("Only what is known is ever done", [.promptness: .didReceiveNotificationResponse]) {
            var kept: [Any] = []
            $0.changeResponses { notifications, response, completion in
                guard Note(response.notification).category.isEmpty else {
                    return notifications.respond(to: response, completion)
                }
                kept.append(completion)
            }
        },
        Mistake(
            "A confirmation is sent twice, once by each of two handlers", [.effects: .didReceiveNotificationResponse]
        ) { $0.userNotificationsDelegate.append(NotificationHandler()) },
        Mistake("A reply is sent while the records are locked", [.otherEvent: .protectedDataDidBecomeAvailable]) {
            $0.changeReplies { Messages.send($0, to: $1) }
        },
        Mistake(
            "Replies are sent again whenever the records are unlocked", [.effects: .protectedDataDidBecomeAvailable]
        ) {
            var replies: [(text: String, doctor: String)] = []
            $0.changeReplies { replies.append(($0, $1)) }
            $0.protectedDataDelegate.change(PrivacyHandler.self) { privacy, changed in
                changed.answer(.protectedDataWillBecomeUnavailable) { _ in
                    privacy.applicationProtectedDataWillBecomeUnavailable(.shared)
                }
                changed.answer(.protectedDataDidBecomeAvailable) { _ in
                    privacy.applicationProtectedDataDidBecomeAvailable(.shared)
                    for reply in replies { Messages.send(reply.text, to: reply.doctor) }
                }
            }
        },
    ]

    private static let presentations = [
        Mistake("Reminders are shown though they are off", [.answer: .willPresentNotification]) {
            $0.changePresentation { note, options in
                note.category == Category.reminder && !Settings.remindersAreOn ? [.banner, .sound] : options
            }
        },
        Mistake("Banners are shown in a visit", [.answer: .willPresentNotification]) {
            $0.changePresentation { _, options in VideoVisit.isRunning ? [.banner, .list] : options }
        },
        Mistake("A message of the chat that is open is shown", [.answer: .willPresentNotification]) {
            $0.changePresentation { note, options in
                note.category == Category.message && options.isEmpty ? [.banner, .list, .badge] : options
            }
        },
        Mistake("What nobody knows is not listed", [.answer: .willPresentNotification]) {
            $0.changePresentation { note, options in note.category.isEmpty ? [] : options }
        },
        Mistake(
            "The settings do not know the notification from which they are opened",
            [.effects: .openNotificationSettings]
        ) {
            $0.userNotificationsDelegate.change(NotificationHandler.self, at: .openNotificationSettings) {
                notifications, _ in notifications.userNotificationCenter(.current(), openSettingsFor: nil)
            }
        },
    ]
}

@MainActor extension Roles {
    fileprivate mutating func changeResponses(
        _ respond: @escaping (NotificationHandler, UNNotificationResponse, @escaping @Sendable (()) -> Void) -> Void
    ) { self.userNotificationsDelegate.change(NotificationHandler.self, at: .didReceiveNotificationResponse, respond) }

    /// Sends replies in another way while the records are locked.
    fileprivate mutating func changeReplies(_ send: @escaping (String, String) -> Void) {
        changeResponses { notifications, response, completion in
            guard Records.areLocked, let reply = response as? UNTextInputNotificationResponse else {
                return notifications.respond(to: response, completion)
            }
            send(reply.userText, Note(reply.notification).doctor)
            completion(())
        }
    }

    fileprivate mutating func changePresentation(
        _ change: @escaping @MainActor (Note, UNNotificationPresentationOptions) -> UNNotificationPresentationOptions
    ) {
        self.userNotificationsDelegate.change(NotificationHandler.self, at: .willPresentNotification) {
            notifications, notification, completion in
            let note = Note(notification)
            notifications.userNotificationCenter(.current(), willPresent: notification) { options in
                onMain { completion(change(note, options)) }
            }
        }
    }
}

extension UNNotificationResponse {
    fileprivate func with(action: String) -> UNNotificationResponse {
        UNNotificationResponse(notification: notification, actionIdentifier: action)
    }

    /// A copy whose notification lacks a value.
    fileprivate func without(_ key: String) -> UNNotificationResponse {
        let request = notification.request
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = request.content.categoryIdentifier
        content.userInfo = request.content.userInfo.filter { $0.key as? String != key }
        let changed = UNNotificationRequest(
            identifier: request.identifier, content: content, trigger: request.trigger)
        return UNNotificationResponse(
            notification: UNNotification(request: changed), actionIdentifier: actionIdentifier)
    }
}
