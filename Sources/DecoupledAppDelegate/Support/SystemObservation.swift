import Foundation

/// Listens to a notification of the system as long as it lives.
package final class SystemObservation {
    private let token: any NSObjectProtocol

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - name: The notification's name.
    ///   - object: The object that the notification is to be about; nil for any.
    ///   - action: What to do with the object that the notification is about, on the main thread.
    package init(
        of name: Notification.Name, from object: AnyObject? = nil,
        _ action: @escaping @MainActor @Sendable (AnyObject?) -> Void
    ) {
        token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { notification in
            MainThread.run(with: notification.object as AnyObject?, action)
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
