#if RemoteNotifications
/// The role that registers for remote notifications and receives them.
///
/// All handlers of the slot are called, in slot order, on the main thread. The results are merged: new data if any
/// handler has some, else failed if any failed, else no data. UIKit gets the result once, when all handlers have
/// finished or after 29 of the 30 seconds it allows. Without a handler the result is no data, at once. A handler that
/// is added after the app has registered receives the device token on the next turn, if the slot had a handler when the
/// token came, or if ``KeptEventPolicy/respondsWithoutHandlers`` is true; then it also receives a failure.
///
/// Implement one form of the notification's method, the one with a completion handler or the `async` one.
@preconcurrency @MainActor public protocol RemoteNotificationsDelegate: RoleHandler {
    /// Called when the app has registered with Apple Push Notification service.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - deviceToken: What identifies the device to the service.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// Called when the app could not register with Apple Push Notification service.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - error: Why.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// Called when a remote notification has arrived.
    ///
    /// The default implementation calls the `async` form and passes on its result.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userInfo: The notification's payload.
    ///   - completionHandler: Takes the result, once, on any thread.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void)

    /// Called when a remote notification has arrived, unless the handler implements the form with a completion handler.
    ///
    /// The task is cancelled at the deadline. The default implementation returns `noData`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userInfo: The notification's payload.
    /// - Returns: What became of the notification.
    @MainActor
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult
}

extension RemoteNotificationsDelegate {
    /// Does nothing.
    public func application(
        _: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken: Data
    ) { defaultAnswer(to: .didRegisterForRemoteNotifications) }

    /// Does nothing.
    public func application(
        _: UIApplication, didFailToRegisterForRemoteNotificationsWithError: any Error
    ) { defaultAnswer(to: .didFailToRegisterForRemoteNotifications) }

    /// Calls the `async` form and passes on its result.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        AsyncForm.answer(completionHandler) {
            await self.application(application, didReceiveRemoteNotification: userInfo)
        }
    }

    /// Returns `noData`, which does not affect the result.
    @MainActor
    public func application(
        _: UIApplication,
        didReceiveRemoteNotification: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult { defaultAnswer(to: .didReceiveRemoteNotification, .noData) }
}

nonisolated extension AppEvent {
    /// The app has registered for remote notifications.
    public static let didRegisterForRemoteNotifications = Event<Data, Void>(
        "application:didRegisterForRemoteNotificationsWithDeviceToken:")

    /// The app could not register for remote notifications.
    public static let didFailToRegisterForRemoteNotifications = Event<any Error, Void>(
        "application:didFailToRegisterForRemoteNotificationsWithError:")

    /// A remote notification has arrived.
    public static let didReceiveRemoteNotification = Event<[AnyHashable: Any], Reply<UIBackgroundFetchResult>>(
        "application:didReceiveRemoteNotification:fetchCompletionHandler:")
}

extension Slots {
    /// Registration for remote notifications, and their arrival.
    public var remoteNotificationsDelegate: Slot<any RemoteNotificationsDelegate> {
        Slot {
            told(.didRegisterForRemoteNotifications, [.lasting, .queued]) {
                $0.application($2.application, didRegisterForRemoteNotificationsWithDeviceToken: $1)
            }
            told(.didFailToRegisterForRemoteNotifications, [.lasting, .lastingByPolicy, .queued]) {
                $0.application($2.application, didFailToRegisterForRemoteNotificationsWithError: $1)
            }
            awaited(.didReceiveRemoteNotification, combining: MergedFetchResult(), timeLimit: 29) {
                $0.application($2.application, didReceiveRemoteNotification: $1, fetchCompletionHandler: $3.answer)
            }
        }
    }
}
#endif
