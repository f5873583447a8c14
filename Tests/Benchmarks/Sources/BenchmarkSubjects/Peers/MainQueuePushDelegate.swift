public import DecoupledAppDelegate
import Dispatch

/// An app delegate that counts the answers to a push on the main queue, where no lock is needed.
public final class MainQueuePushDelegate: UIResponder, UIApplicationDelegate {
    private let handlers: [any RemoteNotificationsDelegate]

    /// Creates an app delegate.
    ///
    /// - Parameter handlers: The handlers.
    public init(_ handlers: [any RemoteNotificationsDelegate]) {
        self.handlers = handlers
        super.init()
    }

    /// Asks all handlers, and answers with the best result.
    public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        let answers = MainQueueAnswers(count: handlers.count, completionHandler)
        for handler in handlers {
            handler.application(application, didReceiveRemoteNotification: userInfo) { answer in
                DispatchQueue.main.async { answers.add(answer) }
            }
        }
    }
}

@MainActor
private final class MainQueueAnswers {
    private var missing: Int
    private var result = UIBackgroundFetchResult.noData
    private let completion: @Sendable (UIBackgroundFetchResult) -> Void

    init(count: Int, _ completion: @escaping @Sendable (UIBackgroundFetchResult) -> Void) {
        missing = count
        self.completion = completion
    }

    func add(_ answer: UIBackgroundFetchResult) {
        result.merge(answer)
        missing -= 1
        if missing == 0 { completion(result) }
    }
}
