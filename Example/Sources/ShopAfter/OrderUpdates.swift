#if RemoteNotifications && !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate
import ShopKit

/// Brings orders up to date: by a push, in the background, and when the day changes.
@MainActor
final class OrderUpdates {
    private static let refreshInterval: TimeInterval = 4 * 60 * 60

    private func refresh(_ order: String? = nil) async -> UIBackgroundFetchResult {
        let outcome = await withCheckedContinuation { continuation in
            Orders.refresh(order: order) { continuation.resume(returning: $0) }
        }
        return switch outcome {
        case .updated: .newData
        case .unchanged: .noData
        case .failed: .failed
        }
    }
}

extension OrderUpdates: AppStateDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        CrashReports.log("refresh every \(Self.refreshInterval) s")
        return true
    }
}

extension OrderUpdates: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        guard let order = userInfo["order"] as? String else { return .noData }
        return await refresh(order)
    }
}

extension OrderUpdates: BackgroundFetchDelegate {
    func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult {
        guard Session.token != nil else { return .noData }
        return await refresh()
    }
}

extension OrderUpdates: SystemConditionsDelegate {
    func applicationSignificantTimeChange(_ application: UIApplication) {
        Orders.updateDeliveryTimes()
    }
}

/// Finishes uploads that went on while the app was not running.
final class BackgroundUploads {}
extension BackgroundUploads: BackgroundURLSessionDelegate {
    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        guard identifier == Uploads.identifier else { return completionHandler() }
        Uploads.resume(completionHandler)
    }
}
#endif
