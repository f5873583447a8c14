/// A notification center's delegate that ours has displaced, asked after the handlers as if it were one of them.
///
/// It is held weakly, as by the center. Where it forwards an event to us again, `isBeingAsked` tells that the handlers know it.
final class DisplacedDelegate: UserNotificationsDelegate {
    private(set) weak var delegate: (any UNUserNotificationCenterDelegate)?
    private let type: any Any.Type

    // Weak, since a delegate that never answers must not have a later object with the same address mistaken for this one.
    private var asked = WeakObjects()

    /// Whether the delegate is being told that the user wants to see the settings.
    var isOpeningSettings = false

    init(_ delegate: any UNUserNotificationCenterDelegate) {
        self.delegate = delegate
        type = Swift.type(of: delegate)
    }

    /// Returns whether the delegate implements an event's method.
    func handles(_ event: AppEvent) -> Bool { delegate?.implements(event) ?? false }

    /// Returns whether the delegate has been asked about a notification or response and has not answered yet.
    ///
    /// - Parameter subject: The notification or response; nil for the wish to see the settings.
    /// - Returns: Whether it has.
    func isBeingAsked(_ subject: AnyObject?) -> Bool {
        subject.map { asked.contains($0) } ?? isOpeningSettings
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        guard let delegate else { return completionHandler([]) }
        willAsk(notification)
        let subject = Handover(value: notification)
        delegate.forwardWillPresent(center, notification) { options in
            completionHandler(options)
            MainThread.run { self.answered(subject.value) }
        }
    }

    /// Notes that the delegate is asked about a notification or response.
    func willAsk(_ subject: AnyObject) {
        asked.insert(subject)
    }

    /// Notes that the delegate has answered.
    func answered(_ subject: AnyObject) {
        asked.remove(subject)
    }
}

extension DisplacedDelegate: StandIn {
    var representedType: any Any.Type { type }
}
