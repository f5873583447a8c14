#if os(iOS) || os(tvOS) || os(visionOS)
// UIKit calls the forms with a completion handler. A subclass that declares one of these would never be called, and does not compile: what
// an extension declares cannot be overridden. Nobody can call these either, so their results mean nothing.

extension AppDelegate {
    #if RemoteNotifications
    /// Does not compile: override the form with a completion handler.
    @available(*, unavailable, message: "the form with a completion handler is the one that is called")
    @nonobjc public func application(
        _: UIApplication, didReceiveRemoteNotification: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult { .noData }
    #endif

    #if !os(tvOS)
    /// Does not compile: override the form with a completion handler.
    @available(*, unavailable, message: "the form with a completion handler is the one that is called")
    @nonobjc public func application(
        _: UIApplication, performActionFor: UIApplicationShortcutItem
    ) async -> Bool { false }
    #endif

    /// Does not compile: override the form with a completion handler.
    @available(*, unavailable, message: "the form with a completion handler is the one that is called")
    @nonobjc public func application(_: UIApplication, handleEventsForBackgroundURLSession: String) async {}

    /// Does not compile: override the form with a reply block.
    @available(*, unavailable, message: "the form with a reply block is the one that is called")
    @nonobjc public func application(
        _: UIApplication, handleWatchKitExtensionRequest: [AnyHashable: Any]?
    ) async -> [AnyHashable: Any]? { nil }
}

#if !os(tvOS)
extension SceneDelegate {
    /// Does not compile: override the form with a completion handler.
    @available(*, unavailable, message: "the form with a completion handler is the one that is called")
    @nonobjc public func windowScene(
        _: UIWindowScene, performActionFor: UIApplicationShortcutItem
    ) async -> Bool { false }
}
#endif

extension UserNotificationCenterDelegate {
    /// Does not compile: override the form with a completion handler.
    @available(*, unavailable, message: "the form with a completion handler is the one that is called")
    @nonobjc public nonisolated func userNotificationCenter(
        _: UNUserNotificationCenter, willPresent: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    #if !os(tvOS)
    /// Does not compile: override the form with a completion handler.
    @available(*, unavailable, message: "the form with a completion handler is the one that is called")
    @nonobjc public nonisolated func userNotificationCenter(
        _: UNUserNotificationCenter, didReceive: UNNotificationResponse
    ) async {}
    #endif
}
#endif
