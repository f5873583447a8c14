public import DecoupledAppDelegate
import Synchronization

/// A delegate of the notification center that counts the answers of its handlers under a lock.
public final class LockingCenterDelegate: UIResponder, UNUserNotificationCenterDelegate {
    private let handlers: [any UserNotificationsDelegate]

    /// Creates a delegate.
    ///
    /// - Parameter handlers: The handlers.
    public init(_ handlers: [any UserNotificationsDelegate]) {
        self.handlers = handlers
        super.init()
    }

    /// Asks all handlers, and answers with the union of their options.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        let answers = CenterAnswers(count: handlers.count, completionHandler)
        for handler in handlers {
            handler.userNotificationCenter(center, willPresent: notification) { answers.add($0) }
        }
    }

    /// Tells all handlers, and is done when they are.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        let answers = CenterAnswers(count: handlers.count) { _ in completionHandler() }
        for handler in handlers {
            handler.userNotificationCenter(center, didReceive: response) { answers.add([]) }
        }
    }
}

private final class CenterAnswers: Sendable {
    private let state: Mutex<(missing: Int, options: UNNotificationPresentationOptions)>
    private let completion: @Sendable (UNNotificationPresentationOptions) -> Void

    init(count: Int, _ completion: @escaping @Sendable (UNNotificationPresentationOptions) -> Void) {
        state = Mutex((count, []))
        self.completion = completion
    }

    func add(_ answer: UNNotificationPresentationOptions) {
        let (missing, options) = state.withLock { state in
            state.missing -= 1
            state.options.formUnion(answer)
            return state
        }
        if missing == 0 { completion(options) }
    }
}
