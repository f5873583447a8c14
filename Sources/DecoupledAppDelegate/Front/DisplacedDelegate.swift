/// A notification center's delegate that ours has displaced, called after the handlers as if it were one of them.
///
/// It is held weakly, as by the center.
final class DisplacedDelegate: UserNotificationsDelegate {
    private(set) weak var delegate: (any UNUserNotificationCenterDelegate)?
    private let type: any Any.Type

    init(_ delegate: any UNUserNotificationCenterDelegate) {
        self.delegate = delegate
        type = Swift.type(of: delegate)
    }

    /// Returns whether the delegate implements an event's method.
    func handles(_ event: AppEvent) -> Bool { delegate?.implements(event) ?? false }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        guard let delegate else { return completionHandler([]) }
        delegate.forwardWillPresent(center, notification, completionHandler)
    }
}

extension DisplacedDelegate: StandIn {
    var representedType: any Any.Type { type }

    func faults(in slot: String) -> [Fault] { [] }
}
