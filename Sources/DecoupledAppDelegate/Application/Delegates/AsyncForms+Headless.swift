#if !canImport(UIKit)
// Where a delegate has both forms, the headless application calls the one with a completion handler, as UIKit does. A
// subclass that declares one of these would never be called, and does not compile: what an extension declares cannot be
// overridden. On Apple's systems the compiler refuses it without help, since both forms have the same selector.

extension AppDelegate {
    #if RemoteNotifications
    /// Forwards to ``Slots/remoteNotificationsDelegate``.
    @nonobjc public func application(
        _ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        (try? await deliver(.didReceiveRemoteNotification, info, from: application).value) ?? .noData
    }
    #endif

    /// Forwards to ``Slots/shortcutItemDelegate``.
    @nonobjc public func application(
        _ application: UIApplication, performActionFor item: UIApplicationShortcutItem
    ) async -> Bool {
        (try? await deliver(.performShortcutAction, item, from: application).value) ?? false
    }

    /// Forwards to ``Slots/backgroundURLSessionDelegate``.
    @nonobjc public func application(_ app: UIApplication, handleEventsForBackgroundURLSession id: String) async {
        try? await deliver(.handleBackgroundURLSessionEvents, id, from: app).value
    }

    /// Forwards to ``Slots/watchInteractionDelegate``.
    @nonobjc public func application(
        _ app: UIApplication, handleWatchKitExtensionRequest info: [AnyHashable: Any]?
    ) async -> [AnyHashable: Any]? {
        await withCheckedContinuation { c in
            application(app, handleWatchKitExtensionRequest: info) { c.resume(returning: Handover(value: $0)) }
        }.value
    }
}

extension SceneDelegate {
    /// Forwards to ``Slots/shortcutItemDelegate``.
    @nonobjc public func windowScene(
        _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem
    ) async -> Bool {
        await withCheckedContinuation { c in windowScene(scene, performActionFor: item) { c.resume(returning: $0) } }
    }
}

extension UserNotificationCenterDelegate {
    /// Forwards to ``Slots/userNotificationsDelegate``.
    @nonobjc public nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await withCheckedContinuation { c in
            userNotificationCenter(center, willPresent: notification) { c.resume(returning: $0) }
        }
    }

    /// Forwards to ``Slots/userNotificationsDelegate``.
    @nonobjc public nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        await withCheckedContinuation { c in userNotificationCenter(center, didReceive: response) { c.resume() } }
    }
}
#endif
