#if RemoteNotifications
public import DecoupledAppDelegate

/// Updates a parcel when a notification reports a change.
@MainActor
public final class PushService {
    private let courier: Courier

    /// Creates the handler.
    ///
    /// - Parameter courier: Who carries the parcels.
    public init(for courier: Courier = .shared) {
        self.courier = courier
    }
}

extension PushService: RemoteNotificationsDelegate {
    /// Answers new data if the notification has a parcel, no data if it has none, and failed if the parcel is malformed.
    public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        do {
            guard let parcel = try Parcel(userInfo: userInfo) else { return completionHandler(.noData) }
            courier.parcels[parcel.id] = parcel
            completionHandler(.newData)
        } catch {
            completionHandler(.failed)
        }
    }
}
#endif
