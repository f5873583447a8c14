public import Foundation

/// What the notification centre tells an application, and asks of it.
///
/// The centre reads `responds(to:)` for every method here when its `delegate` is set, and later calls only those that were
/// answered yes, whatever the object would answer by then. Every method has a default, which does what would happen if there
/// were no such method.
///
/// The methods may be called on any thread. Only their forms with completion handlers exist.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Says whether the object wants to be sent a method.
    ///
    /// - Parameter aSelector: The method's Objective-C name.
    /// - Returns: Whether the object has the method.
    func responds(to aSelector: Selector!) -> Bool

    /// A notification came while the application is in front.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - notification: The notification.
    ///   - completionHandler: Takes how to present it. The default does not present it.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    )

    /// The user did something with a notification.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - response: What the user did.
    ///   - completionHandler: To be called when that is dealt with. The default calls it at once.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    )

    /// The user wants to see the application's own settings of notifications.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - notification: The notification that the user came from; nil if from elsewhere.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

/// What happens where a delegate has no method of its own.
extension UNUserNotificationCenterDelegate {
    /// Does not present the notification.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([])
    }

    /// Is done at once.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        completionHandler()
    }

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        openSettingsFor notification: UNNotification?
    ) {}
}
