public import DecoupledAppDelegate

/// Fetches the parcels of the day when the system finds a good moment.
public final class BackgroundRefresh: BackgroundFetchDelegate {
    private let courier: Courier
    private let office: DeliveryOffice

    /// Creates the handler.
    ///
    /// - Parameters:
    ///   - courier: Who carries the parcels.
    ///   - office: Who knows them.
    public init(for courier: Courier = .shared, from office: DeliveryOffice = .sample) {
        self.courier = courier
        self.office = office
    }

    /// Answers new data only if a parcel is new or has changed.
    public func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult {
        do {
            let news = try await office.parcels().filter { courier.parcels[$0.id] != $0 }
            for parcel in news {
                courier.parcels[parcel.id] = parcel
            }
            return news.isEmpty ? .noData : .newData
        } catch {
            return .failed
        }
    }
}
