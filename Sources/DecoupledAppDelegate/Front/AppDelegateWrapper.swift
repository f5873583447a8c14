/// A handler that wraps an existing app delegate.
@MainActor
protocol AppDelegateWrapper: RoleHandler {
    /// The wrapped object's window, if it has one.
    var window: UIWindow? { get set }

    /// The wrapped object if it is a delegate of the notification center, too.
    var notificationDelegate: (any UNUserNotificationCenterDelegate)? { get }

    /// Whether the app itself forwards to the wrapped object the events for which UIKit calls only the scene's delegate.
    func isBridged(from scene: UIScene) -> Bool
}
