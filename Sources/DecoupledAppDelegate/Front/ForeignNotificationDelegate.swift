/// A notification center's delegate that ours has displaced, asked after the handlers as if it were one of them.
///
/// It is held weakly, as the center does. Where it passes an event back to us, `isBeingAsked` tells that the handlers know it.
final class ForeignNotificationDelegate: UserNotificationsDelegate {
    private(set) weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var asked: [Subject] = []

    /// Whether the delegate is being told that the user wants to see the settings.
    var isOpeningSettings = false

    // Weak, since a delegate that never answers must not have a later object with the same address mistaken for this one.
    private struct Subject {
        weak var object: AnyObject?
    }

    init(_ delegate: any UNUserNotificationCenterDelegate) {
        self.delegate = delegate
    }

    /// Whether the delegate has been asked about a notification or response and has not answered yet.
    func isBeingAsked(_ subject: AnyObject) -> Bool {
        asked.contains { $0.object === subject }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        guard let delegate, delegate.implements(.willPresentNotification) else { return completionHandler([]) }
        willAsk(notification)
        let subject = Handover(value: notification)
        delegate.forwardWillPresent(center, notification) { options in
            completionHandler(options)
            MainThread.run { self.answered(subject.value) }
        }
    }

    /// Notes that the delegate is asked about a notification or response.
    func willAsk(_ subject: AnyObject) {
        asked.append(Subject(object: subject))
    }

    /// Notes that the delegate has answered.
    func answered(_ subject: AnyObject) {
        asked.removeAll { $0.object == nil || $0.object === subject }
    }
}
