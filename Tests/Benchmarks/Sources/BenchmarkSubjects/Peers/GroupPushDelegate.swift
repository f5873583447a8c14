public import DecoupledAppDelegate
import Dispatch
import Synchronization

/// An app delegate that waits for the answers to a push with a dispatch group, which tells the main queue when all are there.
public final class GroupPushDelegate: UIResponder, UIApplicationDelegate {
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
        let group = DispatchGroup()
        let best = Best()
        for handler in handlers {
            group.enter()
            handler.application(application, didReceiveRemoteNotification: userInfo) { answer in
                best.add(answer)
                group.leave()
            }
        }
        group.notify(queue: .main) { completionHandler(best.result) }
    }
}

private final class Best: Sendable {
    private let state = Mutex(UIBackgroundFetchResult.noData)

    var result: UIBackgroundFetchResult { state.withLock { $0 } }

    func add(_ answer: UIBackgroundFetchResult) {
        state.withLock { $0.merge(answer) }
    }
}
