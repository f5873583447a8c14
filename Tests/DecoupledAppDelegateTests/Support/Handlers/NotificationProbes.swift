import DecoupledAppDelegate

/// A handler that notes what it is told and on which thread, and answers what a test wants, when it wants it.
@MainActor
final class NotificationProbe: UserNotificationsDelegate {
    private let options: UNNotificationPresentationOptions
    private let answersAtOnce: Bool
    private(set) var heard: [AppEvent] = []
    private(set) var waiting: [@Sendable () -> Void] = []

    init(_ options: UNNotificationPresentationOptions = [], answersAtOnce: Bool = true) {
        self.options = options
        self.answersAtOnce = answersAtOnce
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        MainActor.assertIsolated()
        heard.append(.willPresentNotification)
        answer { [options] in completionHandler(options) }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        MainActor.assertIsolated()
        heard.append(.didReceiveNotificationResponse)
        answer(completionHandler)
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        MainActor.assertIsolated()
        heard.append(.openNotificationSettings)
    }

    /// Gives the answers that were held back.
    func finish() {
        waiting.forEach { $0() }
        waiting = []
    }

    private func answer(_ answer: @escaping @Sendable () -> Void) {
        if answersAtOnce { answer() } else { waiting.append(answer) }
    }
}

/// A handler that implements nothing.
final class SilentNotificationHandler: UserNotificationsDelegate {}
