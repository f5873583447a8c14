public import DecoupledAppDelegate

/// A handler that only counts, so that what brings the events is what is measured.
public final class Counter: SystemConditionsDelegate, RemoteNotificationsDelegate {
    // Everything happens on the main thread, and nothing reads the count while it is changed. Checking that at run time would
    // cost more than the delivery of the event, and so make all ratios look better than they are.
    @exclusivity(unchecked) nonisolated(unsafe) private var count = 0

    /// Creates a handler that has heard of nothing.
    public init() {}

    /// How many events have arrived.
    public nonisolated var arrivals: Int { unsafe count }

    /// Counts an event, on the main thread, for senders that know nothing of actors.
    public nonisolated func increment() {
        unsafe count += 1
    }

    /// Counts the event.
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        unsafe count += 1
    }

    /// Counts the push, and answers it inside the call.
    public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        unsafe count += 1
        completionHandler(.newData)
    }
}
