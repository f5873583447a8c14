public import DecoupledAppDelegate

/// Keeps a trail of what the app went through, which a report would carry after a crash.
@MainActor
public final class CrashReporter {
    /// What the app went through, oldest first.
    public private(set) var breadcrumbs: [String] = []

    /// Creates a reporter with an empty trail.
    public init() {}
}

extension CrashReporter: AppStateDelegate {
    /// Begins the trail; as early as possible, since a launch can crash too.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        breadcrumbs = ["launched"]
        return true
    }

    /// Notes it in the trail.
    public func applicationDidBecomeActive(_ application: UIApplication) {
        breadcrumbs.append("active")
    }

    /// Notes it in the trail.
    public func applicationDidEnterBackground(_ application: UIApplication) {
        breadcrumbs.append("in the background")
    }

    /// Ends the trail: an app that receives this has not crashed.
    public func applicationWillTerminate(_ application: UIApplication) {
        breadcrumbs = []
    }
}
