public import DecoupledAppDelegate

/// An app delegate that loops over its handlers, of which it has a typed list for each role.
public final class LoopDelegate: UIResponder, UIApplicationDelegate {
    private var ofConditions: [any SystemConditionsDelegate] = []
    private var ofState: [any AppStateDelegate] = []
    private var ofURLs: [any URLDelegate] = []

    /// Creates an app delegate without handlers.
    public override init() { super.init() }

    /// Replaces the handlers of every role.
    public func replaceHandlers(by listeners: [Listener]) {
        ofConditions = listeners
        ofState = listeners
        ofURLs = listeners
    }

    /// Notifies the handlers.
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        for handler in ofConditions { handler.applicationSignificantTimeChange(application) }
    }

    /// Notifies the handlers.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        for handler in ofConditions { handler.applicationDidReceiveMemoryWarning(application) }
    }

    /// Notifies the handlers.
    public func applicationDidBecomeActive(_ application: UIApplication) {
        for handler in ofState { handler.applicationDidBecomeActive(application) }
    }

    /// Notifies the handlers.
    public func applicationWillResignActive(_ application: UIApplication) {
        for handler in ofState { handler.applicationWillResignActive(application) }
    }

    /// Asks the handlers until one handles the URL.
    public func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        for handler in ofURLs where handler.application(app, open: url, options: options) { return true }
        return false
    }
}
