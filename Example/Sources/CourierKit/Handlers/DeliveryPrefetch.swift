#if RemoteNotifications
public import DecoupledAppDelegate

/// Fetches the directions to a door as soon as a notification names the parcel.
///
/// It receives the same event as ``PushService``, in the `async` form of the method.
@MainActor
public final class DeliveryPrefetch {
    private let directions: MemoryCache
    private let office: DeliveryOffice

    /// Creates the handler.
    ///
    /// - Parameters:
    ///   - courier: Who needs the directions.
    ///   - office: Who knows them.
    public init(for courier: Courier = .shared, from office: DeliveryOffice = .sample) {
        directions = courier.directions
        self.office = office
    }
}

extension DeliveryPrefetch: RemoteNotificationsDelegate {
    /// Answers new data if it fetched directions; what is wrong with a malformed parcel is not for this handler to say.
    public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        guard let parcel = try? Parcel(userInfo: userInfo), !parcel.isDelivered else { return .noData }
        do {
            directions[parcel.id] = try await office.directions(parcel)
            return .newData
        } catch {
            return .failed
        }
    }
}
#endif
