#if os(tvOS)
/// The role that presents notifications.
///
/// The notification center may call off the main thread; handlers are called on it, all at once, in slot order. How to present a
/// notification is the union of the handlers' options, after 10 seconds at the latest, and nothing without handlers. On tvOS nobody
/// responds to a notification, so the role has only this event.
///
/// Implement one form of the method, the one with a completion handler or the `async` one.
@preconcurrency @MainActor public protocol UserNotificationsDelegate: RoleHandler {
    /// Called when a notification has arrived while the app is in the foreground.
    ///
    /// The default implementation calls the `async` form and passes on its result.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - notification: The notification.
    ///   - completionHandler: Takes, once and on any thread, how to present it.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

    /// Called when a notification has arrived, unless the handler implements the form with a completion handler.
    ///
    /// The task is cancelled at the deadline. The default implementation returns no options, which does not affect the result.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - notification: The notification.
    /// - Returns: How to present it.
    @MainActor
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
}

extension Slots {
    /// Notifications to present, and responses to them.
    public var userNotificationsDelegate: Slot<any UserNotificationsDelegate> {
        Slot { presentation }
    }
}
#endif
