#if !(os(iOS) || os(tvOS) || os(visionOS))
// Where a delegate has both forms, the headless application calls the one with a completion handler, as UIKit does. A subclass that
// declares one of these would never be called, and does not compile: what an extension declares cannot be overridden.

extension AppDelegate {
    #if RemoteNotifications
    /// Asks the handlers in ``Roles/remoteNotificationsDelegate``.
    @nonobjc public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        let input = RemoteNotificationInput(userInfo: userInfo)
        return (try? await deliver(.didReceiveRemoteNotification, input, from: application).value) ?? .noData
    }
    #endif

    /// Asks the handlers in ``Roles/shortcutItemDelegate``.
    @nonobjc public func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        let input = ShortcutInput(shortcutItem: shortcutItem)
        return (try? await deliver(.performShortcutAction, input, from: application).value) ?? false
    }

    /// Asks the handlers in ``Roles/backgroundURLSessionDelegate``.
    @nonobjc public func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String
    ) async {
        let input = BackgroundURLSessionInput(identifier: identifier)
        try? await deliver(.handleBackgroundURLSessionEvents, input, from: application).value
    }
}
#endif
