public import Foundation

/// The events that the notification center sends an application.
///
/// The center calls `responds(to:)` for every method here when its `delegate` is set, and later calls only those for which it
/// returned true then, whatever it would return now. Every method has a default, which does what would happen if there
/// were no such method.
///
/// The methods may be called on any thread.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Returns whether the object has a method.
    ///
    /// - Parameter aSelector: The method's Objective-C name.
    /// - Returns: Whether the object has the method.
    func responds(to aSelector: Selector!) -> Bool

    /// A notification came while the application is in the foreground.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - notification: The notification.
    ///   - completionHandler: Takes how to present it. The default calls the `async` form.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    )

    /// A notification came while the application is in the foreground: what the form with a completion handler calls by default.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - notification: The notification.
    /// - Returns: How to present it. The default does not present it.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// The user did something with a notification.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - response: What the user did.
    ///   - completionHandler: To be called when that is dealt with. The default calls the `async` form.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    )

    /// The user did something with a notification: what the form with a completion handler calls by default.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - response: What the user did.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

    /// The user opens the application's own notification settings.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - notification: The notification that the user came from; nil if from elsewhere.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

/// What happens where a delegate has no method of its own.
///
/// Where there is Objective-C, Swift runs the `async` form in a task on the method's actor, the main actor for most delegates, and calls the
/// completion handler there at once: https://github.com/swiftlang/swift/blob/main/lib/SILGen/SILGenBridging.cpp.
extension UNUserNotificationCenterDelegate {
    /// Calls the `async` form, as the system does where a delegate has that.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        // A delegate may be called on any thread, and nothing changes a notification.
        nonisolated(unsafe) let (delegate, notification): (any UNUserNotificationCenterDelegate, _) = (
            self, notification
        )
        Task { @MainActor in
            completionHandler(await unsafe delegate.userNotificationCenter(center, willPresent: notification))
        }
    }

    /// Does not present the notification.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        []
    }

    /// Calls the `async` form, as the system does where a delegate has that.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        // A delegate may be called on any thread, and nothing changes a response.
        nonisolated(unsafe) let (delegate, response): (any UNUserNotificationCenterDelegate, _) = (self, response)
        Task { @MainActor in
            await unsafe delegate.userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }

    /// Is done at once.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {}

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
