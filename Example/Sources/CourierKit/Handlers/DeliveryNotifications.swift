#if !os(tvOS)
public import DecoupledAppDelegate

/// Lets notifications be seen while the app is in front, and shows the parcel of one that the user opens.
@MainActor
public final class DeliveryNotifications {
    private let courier: Courier

    /// Creates the handler.
    ///
    /// - Parameter courier: Whose screen shows the parcel.
    public init(for courier: Courier = .shared) {
        self.courier = courier
    }

    private func parcel(of notification: UNNotification) -> Parcel? {
        try? Parcel(userInfo: notification.request.content.userInfo)
    }
}

extension DeliveryNotifications: UserNotificationsDelegate {
    /// Answers a banner with a sound, and nothing if the parcel is on the screen already.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        if let parcel = parcel(of: notification), courier.screen == .parcel(parcel.id) { return [] }
        return [.banner, .sound]
    }

    /// Shows the parcel.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {
        guard
            response.actionIdentifier == UNNotificationDefaultActionIdentifier,
            let parcel = parcel(of: response.notification)
        else { return }
        courier.screen = .parcel(parcel.id)
    }
}
#endif
