/// A notification center's delegate that ours has displaced, called after the handlers as if it were one of them.
///
/// It is held weakly, as by the center.
final class DisplacedDelegate: NotificationForwarding, StandIn {
    private(set) weak var notificationDelegate: (any UNUserNotificationCenterDelegate)?
    let representedType: any Any.Type
    let representedIdentity: ObjectIdentifier?

    init(_ delegate: any UNUserNotificationCenterDelegate) {
        notificationDelegate = delegate
        representedType = type(of: delegate)
        representedIdentity = ObjectIdentifier(delegate)
    }

    /// Returns whether the delegate implements an event's method.
    func handles(_ event: AppEvent) -> Bool {
        notificationDelegate?.responds(to: Selector(event.rawValue)) ?? false
    }

    var represented: AnyObject? { notificationDelegate }
}
