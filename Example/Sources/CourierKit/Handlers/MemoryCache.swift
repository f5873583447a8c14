public import DecoupledAppDelegate

/// Keeps texts that can be fetched again, for as long as there is memory for them.
///
/// An object of the model is a handler as well as any other.
@MainActor
public final class MemoryCache {
    private var texts: [String: String] = [:]

    /// Creates an empty cache.
    public init() {}

    /// The text that is kept under a key.
    ///
    /// - Parameter key: The key.
    public subscript(key: String) -> String? {
        get { texts[key] }
        set { texts[key] = newValue }
    }
}

extension MemoryCache: SystemConditionsDelegate {
    /// Opts out of time changes, for which this handler does nothing.
    public func handles(_ event: AppEvent) -> Bool {
        event == .didReceiveMemoryWarning
    }

    /// Forgets every text.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        texts = [:]
    }
}
