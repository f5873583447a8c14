#if os(iOS) || os(tvOS) || os(visionOS)
/// What the fronts that are no responders inherit from.
public typealias FrontObject = NSObject

extension UIApplication {
    /// The notification center of the application.
    var ownNotificationCenter: UNUserNotificationCenter { .current() }
}

/// The delegate's methods are optional in Objective-C; these are called only where `implements(_:)` holds.
extension UNUserNotificationCenterDelegate {
    func implements(_ event: AppEvent) -> Bool {
        responds(to: Selector(event.rawValue))
    }

    func forwardWillPresent(
        _ center: UNUserNotificationCenter,
        _ notification: UNNotification,
        _ completion: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        userNotificationCenter?(center, willPresent: notification, withCompletionHandler: completion)
    }
}
#endif
