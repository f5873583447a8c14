import DecoupledAppDelegate

/// A handler that notes what becomes of the app as a whole.
@MainActor
final class AppStateProbe: AppStateDelegate {
    private(set) var told: [AppEvent] = []

    func applicationDidBecomeActive(_ application: UIApplication) { told.append(.didBecomeActive) }
    func applicationWillResignActive(_ application: UIApplication) { told.append(.willResignActive) }
    func applicationDidEnterBackground(_ application: UIApplication) { told.append(.didEnterBackground) }
    func applicationWillEnterForeground(_ application: UIApplication) { told.append(.willEnterForeground) }
    func applicationWillTerminate(_ application: UIApplication) { told.append(.willTerminate) }

    /// Returns what was told and starts afresh.
    func take() -> [AppEvent] {
        defer { told = [] }
        return told
    }
}
