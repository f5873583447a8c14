import Foundation

extension HeadlessSystem {
    /// Delivers a remote notification.
    ///
    /// - Parameters:
    ///   - userInfo: Its payload.
    ///   - completion: Receives the result; nil if the delegate has no method for that.
    public func receiveRemoteNotification(
        _ userInfo: [AnyHashable: Any], completion: @escaping @MainActor (UIBackgroundFetchResult?) -> Void
    ) {
        gather(.didReceiveRemoteNotification, neutral: .noData, completion) { delegate, handler in
            delegate.application(application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: handler)
        }
    }

    /// Sends the application a background fetch.
    ///
    /// - Parameter completion: Receives the result; nil if the delegate has no method for that, or the application set
    ///   `backgroundFetchIntervalNever`.
    public func performFetch(completion: @escaping @MainActor (UIBackgroundFetchResult?) -> Void) {
        guard state.fetchInterval.map({ $0 < UIApplication.backgroundFetchIntervalNever }) ?? true else {
            return completion(nil)
        }
        gather(.performFetch, neutral: .noData, completion) { delegate, handler in
            delegate.application(application, performFetchWithCompletionHandler: handler)
        }
    }

    /// Notifies the application that a background session has events for it.
    ///
    /// - Parameters:
    ///   - identifier: The session's identifier.
    ///   - completion: Called when they are handled; with nil if the delegate has no method for that.
    public func handleBackgroundURLSessionEvents(identifier: String, completion: @escaping @MainActor (Void?) -> Void) {
        gather(.handleBackgroundURLSessionEvents, neutral: (), completion) { delegate, handler in
            delegate.application(
                application, handleEventsForBackgroundURLSession: identifier, completionHandler: { handler(()) })
        }
    }

    /// Delivers a request of the watch app.
    ///
    /// - Parameters:
    ///   - userInfo: The request.
    ///   - completion: Receives the answer; nil if there is none.
    public func handleWatchKitRequest(
        _ userInfo: [AnyHashable: Any]?, completion: @escaping @MainActor ([AnyHashable: Any]?) -> Void
    ) {
        gather(.handleWatchKitRequest, neutral: nil, { completion($0 ?? nil) }) { delegate, handler in
            delegate.application(application, handleWatchKitExtensionRequest: userInfo, reply: handler)
        }
    }

    /// Sends the application, on a later turn, the result of registering for remote notifications.
    public func registerForRemoteNotifications() {
        let result = configuration.remoteNotificationRegistration
        MainQueue.performLater {
            switch result {
            case .success(let token):
                application.isRegisteredForRemoteNotifications = true
                send(.didRegisterForRemoteNotifications) {
                    $0.application(application, didRegisterForRemoteNotificationsWithDeviceToken: token)
                }
            case .failure(let error):
                application.isRegisteredForRemoteNotifications = false
                send(.didFailToRegisterForRemoteNotifications) {
                    $0.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
                }
            }
        }
    }
}

/// What came of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was something new.
    case newData = 0
    /// There was nothing new.
    case noData = 1
    /// It could not be found out.
    case failed = 2
}
