/// A notification center's delegate that ours has displaced, called after the handlers as if it were one of them.
///
/// It is held weakly, as by the center.
final class DisplacedDelegate: UserNotificationsDelegate, StandIn {
    private(set) weak var delegate: (any UNUserNotificationCenterDelegate)?
    let representedType: any Any.Type
    let representedIdentity: ObjectIdentifier?

    init(_ delegate: any UNUserNotificationCenterDelegate) {
        self.delegate = delegate
        representedType = type(of: delegate)
        representedIdentity = ObjectIdentifier(delegate)
    }

    /// Returns whether the delegate implements an event's method.
    func handles(_ event: AppEvent) -> Bool { delegate?.responds(to: Selector(event.rawValue)) ?? false }

    func faults(in slot: String) -> [Fault] { [] }

    // UIKit's methods are optional and `HeadlessUIKit`'s are not; in parentheses after `?` both are.

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        (delegate?.userNotificationCenter(_:willPresent:withCompletionHandler:))?(
            center, notification, completionHandler) ?? completionHandler([])
    }

    #if !os(tvOS)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        (delegate?.userNotificationCenter(_:didReceive:withCompletionHandler:))?(
            center, response, completionHandler) ?? completionHandler()
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        (delegate?.userNotificationCenter(_:openSettingsFor:))?(center, notification)
    }
    #endif
}
