public import DecoupledAppDelegate
import Dispatch

/// An app delegate that keeps a URL which no handler has handled in an array, for handlers that are set later.
public final class KeepingDelegate: UIResponder, UIApplicationDelegate {
    private var waiting: [(application: UIApplication, url: URL, options: OpenURLOptions)] = []

    /// The handlers; those that are new are offered what has waited, on the next turn.
    public var handlers: [any URLDelegate] = [] {
        didSet { if !waiting.isEmpty { DispatchQueue.main.async { self.offer() } } }
    }

    /// Creates an app delegate without handlers.
    public override init() { super.init() }

    /// Asks the handlers until one handles the URL, or keeps it.
    public func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        if open(app, url, options) { return true }
        waiting.append((app, url, options))
        return false
    }

    private func open(_ application: UIApplication, _ url: URL, _ options: OpenURLOptions) -> Bool {
        for handler in handlers where handler.application(application, open: url, options: options) { return true }
        return false
    }

    private func offer() {
        waiting.removeAll { open($0.application, $0.url, $0.options) }
    }
}
