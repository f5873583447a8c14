import DecoupledAppDelegate

#if RemoteNotifications
extension EventCase {
    static let remoteNotifications = [
        EventCase(
            .didRegisterForRemoteNotifications,
            cause: { $0.registerForRemoteNotifications() }
        ) { delegate, application in
            let token = Data([1, 2, 3])
            delegate.application(application, didRegisterForRemoteNotificationsWithDeviceToken: token)
            return Told(token)
        },
        EventCase(
            .didFailToRegisterForRemoteNotifications,
            cause: {
                $0.configuration.remoteNotificationRegistration = .failure(CancellationError())
                $0.registerForRemoteNotifications()
            }
        ) { delegate, application in
            let error = CancellationError()
            delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
            return Told(error)
        },
        EventCase(
            .didReceiveRemoteNotification,
            neutral: "noData",
            awaited: Awaited("newData", by: 29),
            cause: { $0.receiveRemoteNotification([:]) { _ in } }
        ) { delegate, application in
            let userInfo: [AnyHashable: Any] = ["key": "value"]
            let answer = answer {
                delegate.application(
                    application,
                    didReceiveRemoteNotification: userInfo,
                    fetchCompletionHandler: $0
                )
            }
            return Told(userInfo, answer: answer)
        },
    ]
}
#endif

#if Intents
extension EventCase {
    static let intents = [
        EventCase(
            .handlerForIntent,
            neutral: "nil",
            cause: { _ = $0.handler(for: INIntent()) }
        ) { delegate, application in
            let intent = INIntent()
            let answer = delegate.application(application, handlerFor: intent)
            return Told(intent, answer: answer)
        }
    ]
}
#endif

#if CloudKit
extension EventCase {
    static let cloudKitShares = [
        EventCase(
            .didAcceptCloudKitShare,
            cause: { $0.acceptCloudKitShare(CKShare.Metadata(containerIdentifier: "container")) }
        ) { delegate, application in
            let metadata = CKShare.Metadata(containerIdentifier: "container")
            delegate.application(application, userDidAcceptCloudKitShareWith: metadata)
            return Told(metadata)
        }
    ]
}
#endif
