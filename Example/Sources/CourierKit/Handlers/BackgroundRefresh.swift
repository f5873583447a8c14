#if !os(visionOS)
public import DecoupledAppDelegate
public import DecoupledAppDelegateStatus

/// Fetches the parcels of the day when the system finds a good moment.
///
/// A moment while the device is locked is none: the customers' addresses are kept in files that can be written only after it was
/// unlocked. A fetch that is missed then happens as soon as it is.
@MainActor
public final class BackgroundRefresh {
    private let courier: Courier
    private let office: DeliveryOffice
    private let status: AppStatus
    private var isOverdue = false

    /// Creates the handler.
    ///
    /// - Parameters:
    ///   - courier: Who carries the parcels.
    ///   - office: Who knows them.
    ///   - status: What says whether the device is locked.
    public init(
        for courier: Courier = .shared,
        from office: DeliveryOffice = .sample,
        status: AppStatus = AppDelegate.shared.status
    ) {
        self.courier = courier
        self.office = office
        self.status = status
        status.observe(\.isProtectedDataAvailable, owner: self) { refresh, change in
            if change.newValue { refresh.catchUp() }
        }
    }

    private func catchUp() {
        guard isOverdue else { return }
        isOverdue = false
        Task { _ = await fetch() }
    }

    private func fetch() async -> UIBackgroundFetchResult {
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

extension BackgroundRefresh: BackgroundFetchDelegate {
    /// Answers new data only if a parcel is new or has changed.
    public func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult {
        isOverdue = !status.isProtectedDataAvailable
        return isOverdue ? .noData : await fetch()
    }
}
#endif
