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

/// A delegate of the center that is none of ours, as an SDK brings one; it may pass everything on to the delegate it displaced.
@MainActor
final class ForeignDelegate: NSObject {
    private let options: UNNotificationPresentationOptions
    private(set) var heard: [AppEvent] = []
    var previous: (any UNUserNotificationCenterDelegate)?

    init(_ options: UNNotificationPresentationOptions = []) {
        self.options = options
    }
}

extension ForeignDelegate: UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        // Nothing changes a notification, and these tests call on the main thread.
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated {
            heard.append(.willPresentNotification)
            let options = options
            guard let previous else { return completionHandler(options) }
            unsafe previous.userNotificationCenter(center, willPresent: notification) {
                completionHandler($0.union(options))
            }
        }
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        // Nothing changes a response, and these tests call on the main thread.
        nonisolated(unsafe) let response = response
        MainActor.assumeIsolated {
            heard.append(.didReceiveNotificationResponse)
            guard let previous else { return completionHandler() }
            unsafe previous.userNotificationCenter(
                center,
                didReceive: response,
                withCompletionHandler: completionHandler
            )
        }
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        openSettingsFor notification: UNNotification?
    ) {
        // Nothing changes a notification, and these tests call on the main thread.
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated {
            heard.append(.openNotificationSettings)
            unsafe previous?.userNotificationCenter(center, openSettingsFor: notification)
        }
    }
}
