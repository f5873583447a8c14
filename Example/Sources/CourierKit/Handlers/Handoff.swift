public import DecoupledAppDelegate

/// Continues on this device what the courier began on another one: looking at a parcel.
@MainActor
public final class Handoff {
    /// The type of the activity.
    public static let activityType = "com.example.parcel"

    private let courier: Courier

    /// Creates the handler.
    ///
    /// - Parameter courier: Whose screen shows the parcel.
    public init(for courier: Courier = .shared) {
        self.courier = courier
    }
}

extension Handoff: ActivityContinuationDelegate {
    /// Makes room for a parcel that is on its way.
    public func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        userActivityType == Self.activityType
    }

    /// Handles an activity whose web page is a parcel's: `https://example.com/parcel/ID`.
    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard
            userActivity.activityType == Self.activityType,
            let page = userActivity.webpageURL, page.pathComponents.dropLast() == ["/", "parcel"]
        else { return false }
        courier.screen = .parcel(page.lastPathComponent)
        return true
    }
}
