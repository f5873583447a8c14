#if RemoteNotifications
import DecoupledAppDelegate

extension EventCase {
    static let remoteNotifications = [
        EventCase(.didRegisterForRemoteNotifications) { delegate, application in
            let token = Data([1, 2, 3])
            delegate.application(application, didRegisterForRemoteNotificationsWithDeviceToken: token)
            return [token.base64EncodedString()]
        },
        EventCase(.didFailToRegisterForRemoteNotifications) { delegate, application in
            let error = CancellationError()
            delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
            return ["\(error)"]
        },
        EventCase(.didReceiveRemoteNotification, neutral: "noData") { delegate, application in
            let userInfo: [AnyHashable: Any] = ["key": "value"]
            delegate.application(
                application,
                didReceiveRemoteNotification: userInfo,
                fetchCompletionHandler: { _ in }
            )
            return ["\(userInfo)"]
        },
    ]
}
#endif
