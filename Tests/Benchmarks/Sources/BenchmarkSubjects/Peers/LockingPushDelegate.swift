public import DecoupledAppDelegate

/// The shortest app delegate that answers a push once when all its handlers have: a lock, a counter, one completion.
///
/// It has no deadline, and a handler that answers twice or never goes unnoticed.
public final class LockingPushDelegate: UIResponder, UIApplicationDelegate {
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
        let answers = Answers(count: handlers.count, completionHandler)
        for handler in handlers {
            handler.application(application, didReceiveRemoteNotification: userInfo) { answers.add($0) }
        }
    }
}

// Its lock guards what changes.
private final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var missing: Int
    private var result = UIBackgroundFetchResult.noData
    private let completion: @Sendable (UIBackgroundFetchResult) -> Void

    init(count: Int, _ completion: @escaping @Sendable (UIBackgroundFetchResult) -> Void) {
        missing = count
        self.completion = completion
    }

    func add(_ answer: UIBackgroundFetchResult) {
        lock.lock()
        result.merge(answer)
        missing -= 1
        let isLast = missing == 0
        lock.unlock()
        if isLast { completion(result) }
    }
}
