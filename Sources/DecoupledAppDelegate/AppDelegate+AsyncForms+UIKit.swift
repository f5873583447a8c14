#if os(iOS) || os(tvOS) || os(visionOS)
// UIKit calls the forms with a completion handler. A subclass that declares one of these would never be called, and does not compile: what
// an extension declares cannot be overridden. Nobody can call these either, so their results mean nothing.

extension AppDelegate {
    #if RemoteNotifications
    /// Does not compile: override the form with a completion handler.
    @available(*, unavailable, message: "the form with a completion handler is the one that is called")
    @nonobjc public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult { .noData }
    #endif

    #if !os(tvOS)
    /// Does not compile: override the form with a completion handler.
    @available(*, unavailable, message: "the form with a completion handler is the one that is called")
    @nonobjc public func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool { false }
    #endif

    /// Does not compile: override the form with a completion handler.
    @available(*, unavailable, message: "the form with a completion handler is the one that is called")
    @nonobjc public func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String
    ) async {}
}
#endif
