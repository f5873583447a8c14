public import DecoupledAppDelegate

/// An app delegate with a list of values, each of which has a closure for those events that it wants.
public final class OptionalClosureDelegate: UIResponder, UIApplicationDelegate {
    private struct Handler {
        var onTimeChange: (@MainActor (UIApplication) -> Void)?
        var onMemoryWarning: (@MainActor (UIApplication) -> Void)?
        var onActivation: (@MainActor (UIApplication) -> Void)?
        var onResignation: (@MainActor (UIApplication) -> Void)?
        var onURL: (@MainActor (UIApplication, URL, OpenURLOptions) -> Bool)?
    }

    private var handlers: [Handler] = []

    /// Creates an app delegate without closures.
    public override init() { super.init() }

    /// Replaces the closures of every event.
    public func replaceHandlers(by listeners: [Listener]) {
        handlers = listeners.map { listener in
            Handler(
                onTimeChange: { listener.applicationSignificantTimeChange($0) },
                onMemoryWarning: { listener.applicationDidReceiveMemoryWarning($0) },
                onActivation: { listener.applicationDidBecomeActive($0) },
                onResignation: { listener.applicationWillResignActive($0) },
                onURL: { listener.application($0, open: $1, options: $2) })
        }
    }

    /// Calls the closures that are there.
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        for handler in handlers { handler.onTimeChange?(application) }
    }

    /// Calls the closures that are there.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        for handler in handlers { handler.onMemoryWarning?(application) }
    }

    /// Calls the closures that are there.
    public func applicationDidBecomeActive(_ application: UIApplication) {
        for handler in handlers { handler.onActivation?(application) }
    }

    /// Calls the closures that are there.
    public func applicationWillResignActive(_ application: UIApplication) {
        for handler in handlers { handler.onResignation?(application) }
    }

    /// Calls the closures that are there until one handles the URL.
    public func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        for handler in handlers where handler.onURL?(app, url, options) == true { return true }
        return false
    }
}
