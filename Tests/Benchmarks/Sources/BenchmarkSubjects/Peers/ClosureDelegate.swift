public import DecoupledAppDelegate

/// An app delegate with an array of closures for each event.
public final class ClosureDelegate: UIResponder, UIApplicationDelegate {
    private typealias Telling = @MainActor (UIApplication) -> Void

    private var onTimeChange: [Telling] = []
    private var onMemoryWarning: [Telling] = []
    private var onActivation: [Telling] = []
    private var onResignation: [Telling] = []
    private var onURL: [@MainActor (UIApplication, URL, OpenURLOptions) -> Bool] = []

    /// Creates an app delegate without closures.
    public override init() { super.init() }

    /// Replaces the closures of every event.
    public func replaceHandlers(by listeners: [Listener]) {
        onTimeChange = listeners.map { listener in { listener.applicationSignificantTimeChange($0) } }
        onMemoryWarning = listeners.map { listener in { listener.applicationDidReceiveMemoryWarning($0) } }
        onActivation = listeners.map { listener in { listener.applicationDidBecomeActive($0) } }
        onResignation = listeners.map { listener in { listener.applicationWillResignActive($0) } }
        onURL = listeners.map { listener in { listener.application($0, open: $1, options: $2) } }
    }

    /// Calls the closures.
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        for tell in onTimeChange { tell(application) }
    }

    /// Calls the closures.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        for tell in onMemoryWarning { tell(application) }
    }

    /// Calls the closures.
    public func applicationDidBecomeActive(_ application: UIApplication) {
        for tell in onActivation { tell(application) }
    }

    /// Calls the closures.
    public func applicationWillResignActive(_ application: UIApplication) {
        for tell in onResignation { tell(application) }
    }

    /// Calls the closures until one handles the URL.
    public func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        for open in onURL where open(app, url, options) { return true }
        return false
    }
}
