import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Mistakes

extension Mistake {
    static let notifications = [
        Mistake(
            "A reminder that is dismissed is taken for one that is tapped", [.effects: .didReceiveNotificationResponse]
        ) { roles in
            changeResponses(in: &roles) { $0.isDismissal(of: Category.reminder) ? $0.with(action: .tap) : $0 }
        },
        Mistake(
            "A message that is dismissed is taken for one that is tapped", [.effects: .didReceiveNotificationResponse]
        ) { roles in
            changeResponses(in: &roles) { $0.isDismissal(of: Category.message) ? $0.with(action: .tap) : $0 }
        },
        Mistake("The text of a reply is not passed on", [.effects: .didReceiveNotificationResponse]) { roles in
            changeResponses(in: &roles) {
                $0 is UNTextInputNotificationResponse ? $0.with(action: $0.actionIdentifier) : $0
            }
        },
        Mistake("A cancelled appointment is opened instead", [.effects: .didReceiveNotificationResponse]) { roles in
            changeResponses(in: &roles) { $0.actionIdentifier == Category.cancel ? $0.with(action: .tap) : $0 }
        },
        Mistake("A reminder is always snoozed for as long as usual", [.effects: .didReceiveNotificationResponse]) {
            roles in
            changeResponses(in: &roles) { $0.without("minutes") }
        },
        Mistake("Whose message it is is not passed on", [.effects: .didReceiveNotificationResponse]) { roles in
            changeResponses(in: &roles) { $0.without("doctor") }
        },
        Mistake("A reminder is confirmed before the server knows", [.effects: .didReceiveNotificationResponse]) {
            roles in
            roles.userNotificationsDelegate.replace(NotificationHandler.self) { DoneAtOnce($0) }
        },
        Mistake("Only what is known is ever done", [.promptness: .didReceiveNotificationResponse]) { roles in
            roles.userNotificationsDelegate.replace(NotificationHandler.self) { NeverDone($0) }
        },
        Mistake(
            "A confirmation is sent twice, once by each of two handlers", [.effects: .didReceiveNotificationResponse]
        ) { roles in
            roles.userNotificationsDelegate.append(NotificationHandler())
        },
        Mistake("A reply is sent by a task for which nobody waits", [.effects: .didReceiveNotificationResponse]) {
            roles in
            roles.userNotificationsDelegate.replace(NotificationHandler.self) { ReplyInTask($0) }
        },
        Mistake("A reply is sent while the records are locked", [.effects: .didReceiveNotificationResponse]) { roles in
            roles.userNotificationsDelegate.replace(NotificationHandler.self) { ReplyAtOnce($0) }
        },
        Mistake(
            "Only the last reply waits until the records are unlocked", [.effects: .protectedDataDidBecomeAvailable]
        ) { roles in
            let last = LastReply()
            roles.userNotificationsDelegate.replace(NotificationHandler.self) {
                last.next = $0
                return last
            }
            roles.protectedDataDelegate.append(last)
        },
        Mistake(
            "Replies are sent again whenever the records are unlocked", [.effects: .protectedDataDidBecomeAvailable]
        ) { roles in
            let keeper = ReplyKeeper()
            roles.userNotificationsDelegate.replace(NotificationHandler.self) {
                keeper.next = $0
                return keeper
            }
            roles.protectedDataDelegate.append(keeper)
        },
        Mistake("A visit starts by a tap, whoever is signed in", [.effects: .didReceiveNotificationResponse]) { roles in
            roles.userNotificationsDelegate.replace(NotificationHandler.self) { VisitOfAnybody($0) }
        },
        Mistake("Reminders are shown though they are off", [.answer: .willPresentNotification]) { roles in
            changePresentation(in: &roles) { note, options in
                note.category == Category.reminder && !Settings.remindersAreOn ? [.banner, .sound] : options
            }
        },
        Mistake("Banners are shown in a visit", [.answer: .willPresentNotification]) { roles in
            changePresentation(in: &roles) { _, options in VideoVisit.isRunning ? [.banner, .list] : options }
        },
        Mistake("A message of the chat that is open is shown", [.answer: .willPresentNotification]) { roles in
            changePresentation(in: &roles) { note, options in
                note.category == Category.message && options.isEmpty ? [.banner, .list, .badge] : options
            }
        },
        Mistake("A message does not count on the badge", [.answer: .willPresentNotification]) { roles in
            changePresentation(in: &roles) { _, options in options.subtracting(.badge) }
        },
        Mistake("What nobody knows is not listed", [.answer: .willPresentNotification]) { roles in
            changePresentation(in: &roles) { note, options in note.category.isEmpty ? [] : options }
        },
        Mistake(
            "The settings do not know the notification from which they are opened",
            [.effects: .openNotificationSettings]
        ) { roles in
            roles.userNotificationsDelegate.replace(NotificationHandler.self) { SettingsOfAll($0) }
        },
        Mistake("Nobody handles notifications", [.notificationCenter: nil]) {
            $0.userNotificationsDelegate.removeAll()
        },
    ]
}

@MainActor private func changeResponses(
    in roles: inout Roles, _ change: @escaping (UNNotificationResponse) -> UNNotificationResponse
) { roles.userNotificationsDelegate.replace(NotificationHandler.self) { ChangedResponses($0, change) } }

@MainActor private func changePresentation(
    in roles: inout Roles,
    _ change:
        @escaping @Sendable @MainActor (Note, UNNotificationPresentationOptions) -> UNNotificationPresentationOptions
) { roles.userNotificationsDelegate.replace(NotificationHandler.self) { ChangedPresentation($0, change) } }

extension String {
    fileprivate static let tap = UNNotificationDefaultActionIdentifier
}

extension UNNotificationResponse {
    fileprivate func isDismissal(of category: String) -> Bool {
        actionIdentifier == UNNotificationDismissActionIdentifier
            && notification.request.content.categoryIdentifier == category
    }

    fileprivate func with(action: String) -> UNNotificationResponse {
        UNNotificationResponse(notification: notification, actionIdentifier: action)
    }

    /// A copy whose notification lacks a value.
    fileprivate func without(_ key: String) -> UNNotificationResponse {
        let request = notification.request
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = request.content.categoryIdentifier
        content.userInfo = request.content.userInfo.filter { $0.key as? String != key }
        let changed = UNNotification(
            request: UNNotificationRequest(identifier: request.identifier, content: content, trigger: request.trigger))
        guard let text = (self as? UNTextInputNotificationResponse)?.userText else {
            return UNNotificationResponse(notification: changed, actionIdentifier: actionIdentifier)
        }
        return UNTextInputNotificationResponse(
            notification: changed, actionIdentifier: actionIdentifier, userText: text)
    }
}

private final class ChangedResponses: PassingNotifications {
    private let change: (UNNotificationResponse) -> UNNotificationResponse

    init(
        _ next: any UserNotificationsDelegate, _ change: @escaping (UNNotificationResponse) -> UNNotificationResponse
    ) {
        self.change = change
        super.init(next)
    }

    override func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        super.userNotificationCenter(
            center, didReceive: change(response), withCompletionHandler: completionHandler)
    }
}

private final class ChangedPresentation: PassingNotifications {
    typealias Change =
        @Sendable @MainActor (Note, UNNotificationPresentationOptions) -> UNNotificationPresentationOptions

    private let change: Change

    init(_ next: any UserNotificationsDelegate, _ change: @escaping Change) {
        self.change = change
        super.init(next)
    }

    override func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        let (note, change) = (Note(notification), change)
        super.userNotificationCenter(center, willPresent: notification) { options in
            onMain { completionHandler(change(note, options)) }
        }
    }
}
