/// Where the delegate of a notification center is called.
public enum NotificationThread: Sendable {
    /// On the main thread, before the system goes on.
    case main
    /// On another thread, while the system goes on.
    case background
}
