public import DecoupledAppDelegate
import Synchronization

/// A handler that answers pushes and notifications, inside the call or when it is told to.
public final class Answerer: RemoteNotificationsDelegate, UserNotificationsDelegate {
    /// What a handler answers a push with, once.
    public typealias PushCompletion = @Sendable (UIBackgroundFetchResult) -> Void

    private let answersLater: Bool
    private var completion: PushCompletion?

    // Everything happens on the main thread. An atomic that is loaded and stored takes no more than a variable, whose exclusivity would be
    // checked at run time: that costs more than the delivery of an event, and so would make all ratios look better than they are.
    private let calls = Atomic(0)

    /// How many calls have arrived.
    public var arrivals: Int { calls.load(ordering: .relaxed) }

    private func arrive() { calls.store(arrivals + 1, ordering: .relaxed) }

    /// Creates a handler that has heard of nothing.
    ///
    /// - Parameter answersLater: Whether it keeps the completion handler of a push.
    public init(answersLater: Bool = false) {
        self.answersLater = answersLater
    }

    /// Gives out the completion handler of the last push, to be called once.
    public func takeCompletion() -> PushCompletion? {
        defer { completion = nil }
        return completion
    }

    /// Counts the push, and answers it or keeps its completion handler.
    public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping PushCompletion
    ) {
        arrive()
        if answersLater { completion = completionHandler } else { completionHandler(.newData) }
    }

    /// Counts the notification, and has it presented as a banner.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        arrive()
        completionHandler(.banner)
    }

    /// Counts the response, and is done with it.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        arrive()
        completionHandler()
    }
}
