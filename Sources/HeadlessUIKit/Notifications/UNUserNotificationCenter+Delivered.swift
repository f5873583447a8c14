import Foundation

extension UNUserNotificationCenter {
    /// Returns the notifications that are shown.
    ///
    /// - Parameter completionHandler: Takes them, oldest first, on any thread.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        perform { system in completionHandler(system.notifications) }
    }

    /// Returns the notifications that are shown.
    ///
    /// - Returns: The notifications, oldest first.
    public func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { continuation in
            getDeliveredNotifications { notifications in
                // Nothing changes a notification, so it may be read on any thread.
                nonisolated(unsafe) let notifications = notifications
                unsafe continuation.resume(returning: notifications)
            }
        }
    }

    /// Takes notifications away that are shown.
    ///
    /// - Parameter identifiers: The identifiers of their requests.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        perform { system in
            for identifier in identifiers { system.note(NotificationRemoval(of: identifier, isOfDelivered: true)) }
            system.state.notifications.removeAll { identifiers.contains($0.request.identifier) }
        }
    }

    /// Takes all notifications away that are shown.
    public func removeAllDeliveredNotifications() {
        perform { system in
            system.note(NotificationRemoval(of: nil, isOfDelivered: true))
            system.state.notifications = []
        }
    }

    /// Changes the number on the application's icon.
    ///
    /// - Parameters:
    ///   - newBadgeCount: The number; 0 for none.
    ///   - completionHandler: Takes what went wrong, which is nothing, on any thread.
    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        perform { system in
            system.application.applicationIconBadgeNumber = newBadgeCount
            completionHandler?(nil)
        }
    }

    /// Changes the number on the application's icon.
    ///
    /// - Parameter newBadgeCount: The number; 0 for none.
    /// - Throws: Nothing.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        await withCheckedContinuation { continuation in
            setBadgeCount(newBadgeCount) { _ in continuation.resume() }
        }
    }
}
