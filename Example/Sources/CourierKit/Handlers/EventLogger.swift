public import DecoupledAppDelegate

/// Logs what happens, for developers.
///
/// One object for several roles. It is put into their slots as an observer, so none of its answers counts.
public final class EventLogger {
    private let log: @MainActor (String) -> Void

    /// Creates a logger.
    ///
    /// - Parameter log: Takes each line; by default it goes to standard error.
    public init(log: @escaping @MainActor (String) -> Void = EventLogger.writeToStandardError) {
        self.log = log
    }

    /// Writes a line where it does not mix with the app's output.
    ///
    /// - Parameter line: The line.
    public static func writeToStandardError(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data("debug: \(line)\n".utf8))
    }
}

extension EventLogger: AppStateDelegate {
    /// Logs why the app was launched.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let reasons = launchOptions?.keys.map(\.rawValue).sorted() ?? []
        log("launched" + (reasons.isEmpty ? "" : " with \(reasons.joined(separator: ", "))"))
        return true
    }

    /// Logs it.
    public func applicationDidBecomeActive(_ application: UIApplication) {
        log("active")
    }

    /// Logs it.
    public func applicationDidEnterBackground(_ application: UIApplication) {
        log("in the background")
    }
}

extension EventLogger: URLDelegate {
    /// Logs the URL.
    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        log("URL \(url.absoluteString)")
        return false
    }
}

#if RemoteNotifications
extension EventLogger: RemoteNotificationsDelegate {
    /// Logs what the payload has, but not what it says.
    public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        log("notification with \(userInfo.keys.map { "\($0)" }.sorted().joined(separator: ", "))")
        return .noData
    }
}
#endif
